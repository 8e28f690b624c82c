import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { formatChange } from './formats';

interface Props {
  label: string;
  now: number;
  before: number;
  format: (value: number) => string;
  /** Shows the change in percentage points instead of percent. */
  inPoints?: boolean;
}

/** One figure, and how it changed from the same months of the year before. */
export function FigureCard({ label, now, before, format, inPoints = false }: Props) {
  const change = inPoints ? now - before : ((now - before) / before) * 100;
  const Arrow = change < 0 ? ArrowDownward : ArrowUpward;
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography sx={{ fontSize: 26, fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
        <bdi>{now === 0 ? '–' : format(now)}</bdi>
      </Typography>
      {now > 0 && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 0.5,
            typography: 'body2',
            color: change < 0 ? 'error.main' : 'success.main',
          }}
        >
          <Arrow aria-hidden sx={{ fontSize: 16 }} />
          <bdi>{`${formatChange(change, inPoints ? ' points' : '%')} from 2023`}</bdi>
        </Box>
      )}
    </Paper>
  );
}
