import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { axisClasses } from '@mui/x-charts/ChartsAxis';

const start = Date.UTC(2025, 3, 28);
const days = Array.from({ length: 35 }, (_, index) => new Date(start + index * 86_400_000));
const visitors = days.map((day, index) =>
  day.getUTCDay() === 0 ? null : 120 + day.getUTCDay() * 14 + ((index * 29) % 31),
);
const short = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

// preview-start
const xAxis = [
  {
    data: days,
    scaleType: 'band' as const,
    tickInterval: (day: Date) => day.getUTCDay() === 1,
    tickPlacement: 'start' as const,
    valueFormatter: (day: Date, { location }: { location: string }) =>
      (location === 'tick' ? short : long).format(day),
  },
];
const series = [
  { data: visitors, valueFormatter: (value: number | null) => (value ? `${value}` : 'closed') },
];
// preview-end

export default function BarDemoLastMonth() {
  return (
    <Box sx={{ height: 260, width: '100%' }}>
      <BarChart
        title="Visitors by day in May 2025; the shop is closed on Sundays"
        xAxis={xAxis}
        yAxis={[
          {
            label: 'Visitors',
            sx: { [`& .${axisClasses.label}`]: { transform: 'translateX(-12px)' } },
          },
        ]}
        margin={{ top: 20, right: 20, left: 60 }}
        series={series}
      />
    </Box>
  );
}
