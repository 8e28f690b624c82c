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
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))' }}
    >
      {shops.map(({ name, data }) => (
        <Box
          component="figure"
          key={name}
          aria-label={`Orders from Monday to Saturday, ${name}`}
          sx={{ m: 0 }}
        >
          <Typography variant="subtitle2" component="p">
            {name}
          </Typography>
          <div dir="ltr">
            {/* preview-start */}
            <BarChart
              height={150}
              margin={{ top: 10, right: 8, bottom: 24, left: 32 }}
              xAxis={[{ id: 'days', scaleType: 'band', data: days }]}
              bottomAxis={{ axisId: 'days', disableTicks: true }}
              yAxis={[{ min: 0, max: 100, tickNumber: 2 }]}
              series={[{ data, color: '#00897b' }]}
            />
            {/* preview-end */}
          </div>
        </Box>
      ))}
    </Box>
  );
}
