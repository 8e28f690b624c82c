import Box from '@mui/material/Box';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

// preview-start
// Four weeks, one number per day. The weeks are side by side within their day.
const weeks = [
  [62, 58, 60, 64, 71, 83, 12],
  [59, 61, 57, 66, 74, 88, 11],
  [64, 60, 63, 61, 70, 79, 35],
  [60, 57, 61, 65, 76, 85, 12],
];
const points = weeks.flatMap((week, weekIndex) =>
  week.map((y, day) => ({
    id: `${weekdays[day]}, week ${weekIndex + 1}`,
    x: day + (weekIndex - 1.5) * 0.12,
    y,
  })),
);
// preview-end

export default function ScatterDemoStrip() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Energy per day of four weeks by weekday; one Sunday has three times the usual"
      sx={{ m: 0, height: 300, width: '100%' }}
    >
      <ScatterChart
        series={[{ data: points, valueFormatter: (point) => `${point.id}: ${point.y} kWh` }]}
        margin={{ top: 20 }}
        xAxis={[
          {
            min: -0.5,
            max: 6.5,
            tickInterval: [0, 1, 2, 3, 4, 5, 6],
            valueFormatter: (day: number) => weekdays[day] ?? '',
          },
        ]}
        yAxis={[{ label: 'Energy (kWh)', min: 0, max: 100 }]}
      />
    </Box>
  );
}
