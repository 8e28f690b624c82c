import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Stay } from './rules';
import { formatPrice, toPrice } from './toPrice';
import type { PriceLine } from './toPrice';

function Line({ label, amount, strong }: PriceLine & { strong?: boolean }) {
  return (
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        gap: 2,
        py: 0.75,
        ...(strong && { mt: 0.75, borderTop: 1, borderColor: 'divider', fontWeight: 700 }),
      }}
    >
      <dt>
        <bdi>{label}</bdi>
      </dt>
      <Box component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
        {formatPrice(amount)}
      </Box>
    </Box>
  );
}

/** What a stay costs; without one, what is missing. */
export function PriceSummary({ stay, guests }: { stay?: Stay; guests: number }) {
  if (!stay) {
    return (
      <Typography variant="body2" color="textSecondary">
        <bdi>The price shows when both dates are chosen.</bdi>
      </Typography>
    );
  }
  const { lines, total } = toPrice(stay, guests);
  return (
    <Box component="dl" aria-label="Price" sx={{ m: 0, typography: 'body2' }}>
      {lines.map((line) => (
        <Line key={line.label} {...line} />
      ))}
      <Line label="Total" amount={total} strong />
    </Box>
  );
}
