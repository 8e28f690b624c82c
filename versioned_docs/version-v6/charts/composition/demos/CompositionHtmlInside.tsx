import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { BarChart } from '@mui/x-charts/BarChart';
import { useDrawingArea } from '@mui/x-charts/hooks';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const series = [
  { id: 'web', label: 'Web', data: [34, 41, 38, 52, 77, 93], stack: 'orders', color: '#0e7490' },
  { id: 'shop', label: 'Shop', data: [58, 49, 61, 66, 84, 120], stack: 'orders', color: '#b45309' },
];

// preview-start
function Totals() {
  const { left, width } = useDrawingArea();
  return (
    <foreignObject x={left} y={0} width={width} height={40}>
      <Box sx={{ display: 'flex', gap: 1, pt: 0.5 }}>
        {series.map(({ id, label, data, color }) => {
          const total = data.reduce((sum, value) => sum + value, 0);
          const sx = { borderColor: color, borderWidth: 2 };
          return <Chip key={id} variant="outlined" label={`${label}: ${total}`} sx={sx} />;
        })}
      </Box>
    </foreignObject>
  );
}
// preview-end

export default function CompositionHtmlInside() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Orders by weekday, from the web and in the shop"
      sx={{ m: 0, width: '100%' }}
    >
      <BarChart
        height={260}
        margin={{ top: 50, bottom: 30 }}
        xAxis={[{ scaleType: 'band', data: days }]}
        series={series}
        slotProps={{ legend: { hidden: true } }}
      >
        <Totals />
      </BarChart>
    </Box>
  );
}
