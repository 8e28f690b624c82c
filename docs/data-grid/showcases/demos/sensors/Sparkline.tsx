import Box from '@mui/material/Box';

const height = 24;

/** Draws values as a line, from their least to their greatest. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const least = Math.min(...values);
  const span = Math.max(...values) - least || 1;
  const points = values.map((value, index) => `${index},${(1 - (value - least) / span) * height}`);
  return (
    <Box
      component="svg"
      role="img"
      aria-label={`From ${values[0]} to ${values.at(-1)}, at least ${least}, at most ${least + span}`}
      viewBox={`0 -2 ${values.length - 1} ${height + 4}`}
      preserveAspectRatio="none"
      sx={{ display: 'block', width: '100%', height: height + 4, color: 'primary.main' }}
    >
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        vectorEffect="non-scaling-stroke"
      />
    </Box>
  );
}
