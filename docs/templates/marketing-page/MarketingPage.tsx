import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import Features from './Features';
import HarborDesk from './HarborDesk';
import Hero from './Hero';
import Newsletter from './Newsletter';
import Questions from './Questions';
import sections from './sections';
import SiteHeader from './SiteHeader';
import Voices from './Voices';

/** The page of Halyard, a desk for small harbors. */
export default function MarketingPage() {
  return (
    <Box
      id="top"
      sx={{
        minHeight: '100dvh',
        '& .MuiButton-root, & .MuiToggleButton-root': { textTransform: 'none' },
      }}
    >
      <SiteHeader />
      <Container component="main">
        <Hero />
        <Box sx={{ display: 'grid', gap: { xs: 8, md: 14 } }}>
          <HarborDesk />
          <Features />
          <Voices />
          <Questions />
          <Newsletter />
        </Box>
      </Container>
      <Container
        component="footer"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, paddingBlock: 5, color: 'text.secondary' }}
      >
        <Typography variant="body2" sx={{ flexGrow: 1 }}>
          Halyard is made up, and so are its harbors.
        </Typography>
        {[...sections, { id: 'top', name: 'Back to the top' }].map(({ id, name }) => (
          <Link key={id} href={`#${id}`} variant="body2" color="inherit" underline="hover">
            {name}
          </Link>
        ))}
      </Container>
    </Box>
  );
}
