import { BarChart } from '@mui/x-charts/BarChart';

// preview-start
const dataset = [
  { day: 'Mon', counter: 42, online: 31 },
  { day: 'Tue', counter: 38, online: 35 },
  { day: 'Wed', counter: 47, online: 29 },
  { day: 'Thu', counter: 51, online: 44 },
];
const orders = (value: number | null) => `${value ?? 0} orders`;
const series = [
  { dataKey: 'counter', label: 'At the counter', valueFormatter: orders },
  { dataKey: 'online', label: 'Online', valueFormatter: orders },
];
// preview-end

export default function ChartFromRows() {
  return (
    <BarChart
      title="Orders by weekday, at the counter and online"
      height={260}
      dataset={dataset}
      xAxis={[{ scaleType: 'band', dataKey: 'day' }]}
      series={series}
    />
  );
}
