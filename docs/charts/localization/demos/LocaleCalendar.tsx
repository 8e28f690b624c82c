import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const days = [10, 11, 12, 13, 14, 15].map((day) => new Date(Date.UTC(2025, 2, day)));
const orders = [92, 84, 118, 104, 161, 213];

// preview-start
const options = { timeZone: 'UTC' } as const;
const tick = new Intl.DateTimeFormat('fa-IR', { ...options, weekday: 'short', day: 'numeric' });
const title = new Intl.DateTimeFormat('fa-IR', { ...options, dateStyle: 'full' });
const number = new Intl.NumberFormat('fa-IR');
// preview-end

export default function LocaleCalendar() {
  return (
    <Box lang="fa" sx={{ height: 240, width: '100%' }}>
      <LineChart
        aria-label="سفارش‌ها در هر روز"
        margin={{ right: 40 }}
        xAxis={[
          {
            data: days,
            scaleType: 'point',
            height: 32,
            valueFormatter: (day: Date, { location }) =>
              location === 'tick' ? tick.format(day) : title.format(day),
          },
        ]}
        yAxis={[{ valueFormatter: (value: number) => number.format(value) }]}
        series={[{ data: orders, valueFormatter: (value) => number.format(value ?? 0) }]}
      />
    </Box>
  );
}
