import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

export default function Hero() {
  return (
    <Box sx={{ maxWidth: '44rem', pt: { xs: 6, md: 11 }, pb: { xs: 4, md: 6 } }}>
      <Typography
        variant="h2"
        component="h1"
        sx={{
          fontSize: { xs: 40, md: 64 },
          lineHeight: 1.05,
          fontWeight: 700,
          letterSpacing: '-0.035em',
          textWrap: 'balance',
        }}
      >
        The whole harbor on one desk
      </Typography>
      <Typography sx={{ mt: 2, mb: 4, fontSize: { xs: 18, md: 20 }, color: 'text.secondary' }}>
        Berths, arrivals and the tide, for harbors with one office and one kettle. Try it below: it
        is not a picture.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button href="#desk" size="large" variant="contained" disableElevation>
          Moor a boat
        </Button>
        <Button href="#features" size="large" variant="outlined">
          See what it does
        </Button>
      </Box>
    </Box>
  );
}
