import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { getValueToPositionMapper, useXScale, useYScale } from '@mui/x-charts/hooks';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const bread = [61, 58, 64, 70, 92, 118];
const cake = [12, 9, 15, 14, 31, 46];

// preview-start
function Totals() {
  const toX = getValueToPositionMapper(useXScale());
  const toY = getValueToPositionMapper(useYScale());
  return days.map((day, index) => {
    const total = (bread[index] ?? 0) + (cake[index] ?? 0);
    return (
      <text key={day} x={toX(day)} y={toY(total) - 6} textAnchor="middle" fill="currentColor">
        {total}
      </text>
    );
  });
}
// preview-end

export default function StackingTotals() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Bread and cake sold by weekday, with the total above each stack"
      sx={{ m: 0, height: 280, width: '100%' }}
    >
      <BarChart
        xAxis={[{ scaleType: 'band', data: days }]}
        yAxis={[{ max: 200 }]}
        series={[
          { data: bread, label: 'Bread', stack: 'sold' },
          { data: cake, label: 'Cake', stack: 'sold' },
        ]}
      >
        <Totals />
      </BarChart>
    </Box>
  );
}
