import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

// preview-start
const dataset = [
  { day: 'Mon', counter: 42, online: 31 },
  { day: 'Tue', counter: 38, online: 35 },
  { day: 'Wed', counter: 47, online: 29 },
  { day: 'Thu', counter: 51, online: 44 },
];
const series = [
  {
    dataKey: 'counter',
    label: 'At the counter',
    valueFormatter: (value: number) => `${value} orders`,
  },
  { dataKey: 'online', label: 'Online', valueFormatter: (value: number) => `${value} orders` },
];
// preview-end

export default function ChartFromRows() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Orders by weekday, at the counter and online"
      sx={{ m: 0, height: 260, width: '100%' }}
    >
      <BarChart
        height={260}
        dataset={dataset}
        xAxis={[{ scaleType: 'band', dataKey: 'day' }]}
        series={series}
      />
    </Box>
  );
}
