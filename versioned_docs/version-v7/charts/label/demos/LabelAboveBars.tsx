import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { useXScale, useYScale } from '@mui/x-charts/hooks';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const balance = [14, -6, 9, 22, -11, 3];

// preview-start
function LabelsAtEnd() {
  const x = useXScale<'band'>();
  const y = useYScale<'linear'>();
  return balance.map((value, index) => (
    <text
      key={days[index]}
      x={(x(days[index] ?? '') ?? 0) + x.bandwidth() / 2}
      y={y(value) + (value < 0 ? 16 : -6)}
      {...{ textAnchor: 'middle', fill: 'currentColor', fontSize: 13, pointerEvents: 'none' }}
    >
      {value}
    </text>
  ));
}
// preview-end

export default function LabelAboveBars() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <BarChart
        title="Energy sold by day in kilowatt hours; negative is bought"
        margin={{ top: 20, right: 20, bottom: 30 }}
        xAxis={[{ scaleType: 'band', data: days }]}
        yAxis={[{ min: -20, max: 30 }]}
        series={[{ data: balance }]}
      >
        <LabelsAtEnd />
      </BarChart>
    </Box>
  );
}
