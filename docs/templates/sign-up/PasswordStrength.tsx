import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Strength } from './toStrength';

const colors = ['error.main', 'error.main', 'warning.main', 'success.main', 'success.main'];

/** Four bars and a word: the bars are never the only sign. */
export default function PasswordStrength({ score, name, advice }: Strength) {
  return (
    <Box>
      <Box aria-hidden sx={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 0.5 }}>
        {[1, 2, 3, 4].map((bar) => (
          <Box
            key={bar}
            sx={{
              height: 4,
              borderRadius: 2,
              backgroundColor: bar <= score ? colors[score] : 'action.disabledBackground',
            }}
          />
        ))}
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        <b>{name}.</b> {advice}
      </Typography>
    </Box>
  );
}
