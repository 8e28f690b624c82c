import Box from '@mui/material/Box';
import { RadarChart } from '@mui/x-charts/RadarChart';

const metrics = ['Bread', 'Fruit', 'Service', 'Prices', 'Hours', 'Parking'];

export default function RadarShops() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      {/* preview-start */}
      <RadarChart
        direction="ltr"
        aria-label="Ratings of two shops from 0 to 5; Harbor is better in bread and service, the market in parking"
        radar={{ metrics, max: 5 }}
        series={[
          { label: 'Harbor', data: [4.6, 3.9, 4.4, 3.1, 4.0, 1.8] },
          { label: 'Marktplatz', data: [3.8, 4.2, 3.2, 3.6, 4.1, 4.5] },
        ]}
      />
      {/* preview-end */}
    </Box>
  );
}
