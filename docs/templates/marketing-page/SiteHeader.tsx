import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import sections from './sections';
import SiteMenu from './SiteMenu';
import useActiveSection from './useActiveSection';

export default function SiteHeader() {
  const active = useActiveSection();
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        insetBlockStart: 0,
        zIndex: 'appBar',
        backgroundColor: 'background.default',
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Container sx={{ display: 'flex', alignItems: 'center', gap: { xs: 1, md: 4 }, height: 64 }}>
        <Typography
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            flexGrow: 1,
            fontWeight: 700,
            letterSpacing: '-0.02em',
          }}
        >
          <SvgIcon viewBox="0 0 24 24" color="primary">
            <path d="M13 2 V17 H21 Q19 10 13 2 Z M11 6 Q6 11 4 17 H11 Z M3 19 H21 L18 22 H6 Z" />
          </SvgIcon>
          Halyard
        </Typography>
        <Box
          component="nav"
          aria-label="Sections"
          sx={{ display: { xs: 'none', md: 'flex' }, gap: 3 }}
        >
          {sections.map(({ id, name }) => (
            <Link
              key={id}
              href={`#${id}`}
              variant="body2"
              underline="none"
              aria-current={id === active ? 'location' : undefined}
              sx={{
                color: 'text.secondary',
                paddingBlock: 0.5,
                borderBlockEnd: '2px solid transparent',
                '&:hover': { color: 'text.primary' },
                '&[aria-current]': { color: 'text.primary', borderBlockEndColor: 'currentColor' },
              }}
            >
              {name}
            </Link>
          ))}
        </Box>
        <Button href="#newsletter" variant="contained" disableElevation size="small">
          Subscribe
        </Button>
        <SiteMenu />
      </Container>
    </Box>
  );
}
