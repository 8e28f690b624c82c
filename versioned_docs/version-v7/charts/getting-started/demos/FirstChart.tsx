import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

export default function FirstChart() {
  return (
    <Box sx={{ height: 260, width: '100%' }}>
      {/* preview-start */}
      <BarChart
        title="Visitors of the shop by weekday"
        xAxis={[{ scaleType: 'band', data: ['Thu', 'Fri', 'Sat', 'Sun'] }]}
        series={[{ data: [34, 58, 91, 76], label: 'Visitors' }]}
      />
      {/* preview-end */}
    </Box>
  );
}
