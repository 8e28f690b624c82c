import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import StarMap from './StarMap';

/** The picture beside the form. It is night there in both modes. */
export default function Side() {
  return (
    <Box
      component="aside"
      aria-label="About Nightjar"
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'flex-end',
        minHeight: { xs: 260, md: 0 },
        p: { xs: 3, md: 4, lg: 6 },
        color: '#fff',
        backgroundColor: '#0c1524',
        backgroundImage: 'linear-gradient(#0a101c, #12203a)',
        // Not `hidden`: the text could not be sticky in it.
        overflow: 'clip',
      }}
    >
      <StarMap />
      {/* Letters are read on a sky without stars. */}
      <Box
        sx={{
          position: 'absolute',
          inset: 0,
          backgroundImage: 'linear-gradient(transparent 25%, #12203a 85%)',
        }}
      />
      {/* Stays in sight where the page is higher than what shows it. */}
      <Box sx={{ position: { xs: 'relative', md: 'sticky' }, bottom: { md: 32, lg: 48 } }}>
        <Typography
          sx={{
            maxWidth: '20ch',
            fontSize: { xs: 24, md: 28, lg: 36 },
            lineHeight: 1.2,
            fontWeight: 620,
            letterSpacing: '-0.02em',
          }}
        >
          Every clear night, looked at twice
        </Typography>
        <Typography sx={{ mt: 1, color: '#c5d3e6', maxWidth: '44ch' }}>
          Nightjar keeps the observations of forty small telescopes in one log.
        </Typography>
      </Box>
    </Box>
  );
}
