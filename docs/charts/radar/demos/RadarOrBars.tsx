import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { RadarChart } from '@mui/x-charts/RadarChart';

const metrics = ['Bread', 'Fruit', 'Service', 'Prices', 'Parking'];
const series = [
  { label: 'Harbor', data: [4.6, 3.9, 4.4, 3.1, 1.8] },
  { label: 'Marktplatz', data: [3.8, 4.2, 3.2, 3.6, 4.5] },
];

export default function RadarOrBars() {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      {/* preview-start */}
      <RadarChart
        direction="ltr"
        aria-label="Ratings of two shops as a radar"
        height={260}
        radar={{ metrics, max: 5 }}
        series={series}
      />
      <BarChart
        aria-label="Ratings of two shops as bars from 0 to 5"
        height={260}
        layout="horizontal"
        yAxis={[{ data: metrics, scaleType: 'band', width: 60 }]}
        xAxis={[{ min: 0, max: 5 }]}
        series={series}
      />
      {/* preview-end */}
    </Box>
  );
}
