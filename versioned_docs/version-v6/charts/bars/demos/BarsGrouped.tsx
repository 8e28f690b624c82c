import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

// preview-start
const orders = [
  { day: 'Mon', counter: 42, online: 31 },
  { day: 'Tue', counter: 38, online: 35 },
  { day: 'Wed', counter: 47, online: 29 },
  { day: 'Thu', counter: 51, online: 44 },
  { day: 'Fri', counter: 74, online: 52 },
  { day: 'Sat', counter: 96, online: 27 },
];
const series = [
  { dataKey: 'counter', label: 'Orders at the counter' },
  { dataKey: 'online', label: 'Orders online' },
];
const xAxis = [{ scaleType: 'band' as const, dataKey: 'day' }];
// preview-end

export default function BarsGrouped() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Orders by weekday, at the counter and online"
      sx={{ m: 0, height: 300, width: '100%' }}
    >
      <BarChart dataset={orders} series={series} xAxis={xAxis} />
    </Box>
  );
}
