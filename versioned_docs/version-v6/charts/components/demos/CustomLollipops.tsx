import Box from '@mui/material/Box';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { getValueToPositionMapper, useXScale, useYScale } from '@mui/x-charts/hooks';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

const orders = [92, 84, 118, 104, 161, 213];
const color = '#0f766e';

// preview-start
function LollipopPlot() {
  const toX = getValueToPositionMapper(useXScale());
  const toY = getValueToPositionMapper(useYScale());
  return orders.map((value, index) => {
    const center = toX(days[index]);
    return (
      <g key={days[index]} stroke={color} fill={color} pointerEvents="none">
        <path d={`M${center} ${toY(0)}V${toY(value)}`} strokeWidth={3} />
        <circle cx={center} cy={toY(value)} r={7} />
      </g>
    );
  });
}
// preview-end

export default function CustomLollipops() {
  return (
    <Box dir="ltr" sx={{ height: 260, width: '100%' }}>
      <ResponsiveChartContainer
        title="Orders by weekday"
        margin={{ top: 20, right: 20, bottom: 30 }}
        xAxis={[{ scaleType: 'band', data: days }]}
        series={[{ type: 'bar', label: 'Orders', data: orders, color }]}
      >
        <LollipopPlot />
        <ChartsXAxis />
        <ChartsYAxis />
        <ChartsTooltip />
      </ResponsiveChartContainer>
    </Box>
  );
}
