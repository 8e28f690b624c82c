import Box from '@mui/material/Box';
import { useScatterSeries, useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

/** A number from 0 to 1 that looks random and is the same every time. */
const noise = (i: number) => Math.abs(Math.sin(i * 12.9898) * 43758.5453) % 1;
const readings = Array.from({ length: 10_000 }, (_, i) => {
  const x = -10 + 45 * noise(i);
  const spread = noise(i + 0.5) + noise(i + 0.25) - 1;
  return { id: i, x, y: 45 + 1.8 * x + 30 * spread };
});

// preview-start
function NoMarker() {
  return null;
}

function Points({ seriesId }: { seriesId: string }) {
  const series = useScatterSeries(seriesId);
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  if (!series) {
    return null;
  }
  const d = series.data.map(({ x, y }) => `M${xScale(x)} ${yScale(y)}h0`).join('');
  return <path d={d} stroke={series.color} strokeWidth={3} strokeLinecap="round" opacity={0.6} />;
}
// preview-end

export default function ScatterManyPoints() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <ScatterChart
        aria-label="10,000 readings of the energy for cooling by outdoor temperature"
        series={[
          {
            id: 'cooling',
            data: readings,
            valueFormatter: (point) =>
              point && `${point.y.toFixed(1)} kWh at ${point.x.toFixed(1)} °C`,
          },
        ]}
        xAxis={[{ label: 'Outdoor temperature (°C)' }]}
        yAxis={[{ label: 'Cooling (kWh)' }]}
        voronoiMaxRadius={20}
        skipAnimation
        slots={{ marker: NoMarker }}
      >
        <Points seriesId="cooling" />
      </ScatterChart>
    </Box>
  );
}
