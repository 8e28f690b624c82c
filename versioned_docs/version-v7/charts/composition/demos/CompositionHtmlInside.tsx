import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { BarChart } from '@mui/x-charts/BarChart';
import { unstable_useBarSeries as useBarSeries, useDrawingArea } from '@mui/x-charts/hooks';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const series = [
  { id: 'web', label: 'Web', data: [34, 41, 38, 52, 77, 93], stack: 'orders' },
  { id: 'shop', label: 'Shop', data: [58, 49, 61, 66, 84, 120], stack: 'orders' },
];

function Totals() {
  // preview-start
  const { left, width } = useDrawingArea();
  const bars = useBarSeries();
  return (
    <foreignObject x={left} y={0} width={width} height={40}>
      <Box sx={{ display: 'flex', gap: 1, pt: 0.5 }}>
        {bars?.seriesOrder.map((id) => {
          const { data = [], color, label } = bars.series[id] ?? {};
          const total = data.reduce<number>((sum, value) => sum + (value ?? 0), 0);
          const name = typeof label === 'function' ? label('legend') : label;
          const sx = { borderColor: color, borderWidth: 2 };
          return <Chip key={id} variant="outlined" label={`${name}: ${total} orders`} sx={sx} />;
        })}
      </Box>
    </foreignObject>
  );
  // preview-end
}

export default function CompositionHtmlInside() {
  return (
    <BarChart
      title="Orders by weekday, from the web and in the shop"
      height={260}
      margin={{ top: 50, bottom: 30 }}
      xAxis={[{ scaleType: 'band', data: days }]}
      series={series}
      slotProps={{ legend: { hidden: true } }}
    >
      <Totals />
    </BarChart>
  );
}
