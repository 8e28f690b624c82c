import Box from '@mui/material/Box';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { getValueToPositionMapper } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import type { ScatterProps } from '@mui/x-charts/ScatterChart';

/** A number from 0 to 1 that looks random and is the same every time. */
const noise = (i: number) => Math.abs(Math.sin(i * 12.9898) * 43758.5453) % 1;
const readings = Array.from({ length: 10_000 }, (_, i) => {
  const x = -10 + 45 * noise(i);
  const spread = noise(i + 0.5) + noise(i + 0.25) - 1;
  return { id: i, x, y: 45 + 1.8 * x + 30 * spread };
});

// preview-start
function OnePath({ series, xScale, yScale, color }: ScatterProps) {
  const toX = getValueToPositionMapper(xScale);
  const toY = getValueToPositionMapper(yScale);
  const d = series.data.map(({ x, y }) => `M${toX(x)} ${toY(y)}h0`).join('');
  return <path d={d} stroke={color} strokeWidth={3} strokeLinecap="round" opacity={0.3} />;
}
// preview-end

export default function ScatterManyPoints() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="10,000 readings of the energy for cooling by outdoor temperature"
      sx={{ m: 0, height: 320, width: '100%' }}
    >
      <ScatterChart
        series={[{ data: readings }]}
        xAxis={[{ label: 'Outdoor temperature (°C)' }]}
        yAxis={[{ label: 'Cooling (kWh)' }]}
        margin={{ top: 20, left: 60 }}
        sx={{
          [`& .${axisClasses.left} .${axisClasses.label}`]: { translate: '-10px' },
        }}
        tooltip={{ trigger: 'none' }}
        slots={{ scatter: OnePath }}
      />
    </Box>
  );
}
