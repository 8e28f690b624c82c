import { LineChart } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

// preview-start
const series = [
  { data: [92, 90, 99, 118, 161, 213], label: 'Orders', valueFormatter: String },
  {
    data: [100, 100, 100, 120, 150, 200],
    label: 'Target',
    showMark: false,
    color: 'currentColor',
    valueFormatter: () => null,
  },
];
// preview-end

export default function TooltipHiddenSeries() {
  return (
    <LineChart
      title="Orders by weekday and their target"
      height={260}
      xAxis={[{ data: days, scaleType: 'point', hideTooltip: true }]}
      series={series}
      sx={{ '& .MuiLineElement-root': { strokeWidth: 2 } }}
    />
  );
}
