import { useId } from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const links = [
  { href: 'mailto:hello@example.com', label: 'Write to us' },
  { href: 'https://example.com/privacy', label: 'Privacy' },
  { href: 'https://example.com/imprint', label: 'Imprint' },
];

export default function Footer() {
  const id = useId();
  return (
    <Box
      component="footer"
      sx={{ backgroundColor: 'action.hover', borderBlockStart: 1, borderColor: 'divider' }}
    >
      <Container
        maxWidth="sm"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
          paddingBlock: 3,
        }}
      >
        <Typography id={id} variant="body2" color="text.secondary">
          Quiet Harbor Studio
        </Typography>
        <Box component="nav" aria-labelledby={id} sx={{ display: 'flex', gap: 2 }}>
          {links.map(({ href, label }) => (
            <Link key={href} href={href} rel="noopener" variant="body2" color="text.primary">
              {label}
            </Link>
          ))}
        </Box>
      </Container>
    </Box>
  );
}
