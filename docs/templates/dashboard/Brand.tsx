import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function Brand() {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 1, color: 'primary.main' }}>
      <svg viewBox="0 0 24 24" width="28" height="28" fill="currentColor" aria-hidden="true">
        <path d="M11 2v13H4.5zM13 6l6 9h-6zM3 17h18l-2.2 3.6a3 3 0 0 1-2.5 1.4H7.7a3 3 0 0 1-2.5-1.4z" />
      </svg>
      <Typography
        component="span"
        variant="subtitle1"
        sx={{ color: 'text.primary', fontWeight: 650 }}
      >
        Halyard Rentals
      </Typography>
    </Box>
  );
}
