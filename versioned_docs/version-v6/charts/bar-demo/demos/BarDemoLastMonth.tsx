import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { axisClasses } from '@mui/x-charts/ChartsAxis';

const start = Date.UTC(2025, 3, 28);
const days = Array.from({ length: 35 }, (_, index) => new Date(start + index * 86_400_000));
const visitors = days.map((day, index) =>
  day.getUTCDay() === 0 ? 0 : 120 + day.getUTCDay() * 14 + ((index * 29) % 31),
);
const short = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

// preview-start
const xAxis = [
  {
    data: days,
    scaleType: 'band' as const,
    id: 'days',
    tickLabelInterval: (day?: Date) => day?.getUTCDay() === 1,
    valueFormatter: (day: Date) => short.format(day),
  },
];
const series = [
  { data: visitors, valueFormatter: (value: number) => (value > 0 ? `${value}` : 'closed') },
];
// preview-end

export default function BarDemoLastMonth() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Visitors by day in May 2025; the shop is closed on Sundays"
      sx={{ m: 0, height: 260, width: '100%' }}
    >
      <BarChart
        xAxis={xAxis}
        bottomAxis={{ axisId: 'days', disableTicks: true }}
        yAxis={[{ label: 'Visitors' }]}
        sx={{
          [`& .${axisClasses.left} .${axisClasses.label}`]: { translate: '-12px' },
        }}
        margin={{ top: 20, right: 20, left: 60 }}
        series={series}
      />
    </Box>
  );
}
