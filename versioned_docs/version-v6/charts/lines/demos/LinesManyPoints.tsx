import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

const minutes = Array.from({ length: 10_000 }, (_, index) => index);
const watts = minutes.map((minute) =>
  Math.round(2400 + 1500 * Math.sin(minute / 229) + ((minute * 7919) % 613)),
);

// preview-start
/** Keeps the smallest and the largest value of each piece, so peaks survive. */
function thinOut(x: number[], y: number[], pieces: number) {
  const size = Math.ceil(x.length / pieces);
  const kept = Array.from({ length: pieces }, (_, piece) => {
    const part = y.slice(piece * size, (piece + 1) * size);
    const ends = [part.indexOf(Math.min(...part)), part.indexOf(Math.max(...part))];
    return ends.map((index) => piece * size + index).sort((first, second) => first - second);
  }).flat();
  return { x: kept.map((index) => x[index] ?? 0), y: kept.map((index) => y[index] ?? 0) };
}
const data = {
  '10,000 points': { x: minutes, y: watts },
  '800 points': thinOut(minutes, watts, 400),
};
// preview-end

export default function LinesManyPoints() {
  const [shown, setShown] = React.useState<keyof typeof data>('800 points');
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Number of points"
        value={shown}
        onChange={(event, value: keyof typeof data | null) => setShown(value ?? shown)}
      >
        <ToggleButton value="800 points">800 points</ToggleButton>
        <ToggleButton value="10,000 points">10,000 points</ToggleButton>
      </ToggleButtonGroup>
      <Box
        component="figure"
        dir="ltr"
        aria-label={`Power of the shop by minute in watts, ${shown}`}
        sx={{ m: 0, height: 240 }}
      >
        <LineChart
          xAxis={[{ data: data[shown].x, min: 0, max: 10_000, label: 'Minute' }]}
          series={[{ data: data[shown].y, showMark: false, curve: 'linear' }]}
          margin={{ top: 16, right: 24 }}
        />
      </Box>
    </Box>
  );
}
