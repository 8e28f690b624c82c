import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { useXScale, useYScale } from '@mui/x-charts/hooks';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const bread = [61, 58, 64, 70, 92, 118];
const cake = [12, 9, 15, 14, 31, 46];
const total = (day: string) => (bread[days.indexOf(day)] ?? 0) + (cake[days.indexOf(day)] ?? 0);

// preview-start
function Totals() {
  const xScale = useXScale<'band'>();
  const yScale = useYScale<'linear'>();
  return days.map((day) => (
    <text
      key={day}
      x={(xScale(day) ?? 0) + xScale.bandwidth() / 2}
      y={yScale(total(day)) - 6}
      textAnchor="middle"
      fill="currentColor"
    >
      {total(day)}
    </text>
  ));
}
// preview-end

export default function StackingTotals() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <BarChart
        title="Bread and cake sold by weekday, with the total above each stack"
        xAxis={[
          {
            scaleType: 'band',
            data: days,
            valueFormatter: (day: string, { location }: { location: string }) =>
              location === 'tooltip' ? `${day}, ${total(day)} in total` : day,
          },
        ]}
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
