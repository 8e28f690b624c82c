import Box from '@mui/material/Box';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { unstable_useBarSeries as useBarSeries, useXScale, useYScale } from '@mui/x-charts/hooks';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

// preview-start
function LollipopPlot() {
  const x = useXScale<'band'>();
  const y = useYScale<'linear'>();
  const { color, data = [] } = useBarSeries()?.series['orders'] ?? {};
  return data.map((value, index) => {
    const center = (x(days[index] ?? '') ?? 0) + x.bandwidth() / 2;
    return (
      <g key={days[index]} stroke={color} fill={color} pointerEvents="none">
        <path d={`M${center} ${y(0)}V${y(value ?? 0)}`} strokeWidth={3} />
        <circle cx={center} cy={y(value ?? 0)} r={7} />
      </g>
    );
  });
}
// preview-end

export default function CustomLollipops() {
  return (
    <Box sx={{ height: 260, width: '100%' }}>
      <ResponsiveChartContainer
        title="Orders by weekday"
        margin={{ top: 20, right: 20, bottom: 30 }}
        xAxis={[{ scaleType: 'band', data: days }]}
        series={[
          { type: 'bar', id: 'orders', label: 'Orders', data: [92, 84, 118, 104, 161, 213] },
        ]}
      >
        <LollipopPlot />
        <ChartsXAxis />
        <ChartsYAxis />
        <ChartsTooltip />
      </ResponsiveChartContainer>
    </Box>
  );
}
