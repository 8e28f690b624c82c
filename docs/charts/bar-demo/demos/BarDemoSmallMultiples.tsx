import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const days = ['M', 'T', 'W', 'T ', 'F', 'S'];
const shops = [
  { name: 'Harbor', data: [42, 38, 47, 51, 74, 96] },
  { name: 'Old town', data: [61, 64, 59, 66, 70, 88] },
  { name: 'Station', data: [88, 91, 86, 84, 79, 34] },
  { name: 'Flughafen Süd', data: [24, 22, 31, 27, 45, 52] },
];

export default function BarDemoSmallMultiples() {
  return (
    <Box
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))' }}
    >
      {/* preview-start */}
      {shops.map(({ name, data }) => (
        <div key={name}>
          <Typography variant="subtitle2" component="p">
            {name}
          </Typography>
          <BarChart
            aria-label={`Orders from Monday to Saturday, ${name}`}
            height={150}
            margin={8}
            xAxis={[{ data: days, disableTicks: true }]}
            yAxis={[{ min: 0, max: 100, tickInterval: [0, 50, 100], width: 32 }]}
            series={[{ data, color: '#00897b' }]}
          />
        </div>
      ))}
      {/* preview-end */}
    </Box>
  );
}
