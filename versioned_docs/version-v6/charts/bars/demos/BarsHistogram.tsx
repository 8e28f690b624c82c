import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { getValueToPositionMapper, useDrawingArea, useYScale } from '@mui/x-charts/hooks';
import type { AxisConfig } from '@mui/x-charts/models';

const xAxis: AxisConfig<'band', string> = {
  id: 'amount',
  scaleType: 'band',
  data: ['$0–9', '$10–19', '$20–29', '$30–39', '$40–49', '$50–59'],
  categoryGapRatio: 0.03,
  label: 'Amount of the receipt',
};
const lines = [50, 100, 150];

// preview-start
function GridLines() {
  const { left, width } = useDrawingArea();
  const toY = getValueToPositionMapper(useYScale());
  return (
    <g stroke="currentColor" strokeOpacity={0.25} pointerEvents="none">
      {lines.map((value) => (
        <path key={value} d={`M ${left} ${toY(value)} h ${width}`} />
      ))}
    </g>
  );
}
// preview-end

export default function BarsHistogram() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Number of receipts by amount; most are between 10 and 19 dollars"
      sx={{ m: 0, height: 260, width: '100%' }}
    >
      <BarChart
        xAxis={[xAxis]}
        yAxis={[{ max: 160, tickInterval: lines }]}
        series={[{ data: [38, 152, 118, 64, 31, 12], color: '#00897b' }]}
        margin={{ top: 16, right: 16 }}
      >
        <GridLines />
      </BarChart>
    </Box>
  );
}
