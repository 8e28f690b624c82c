import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

export default function FirstChart() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Orders by weekday"
      sx={{ m: 0, height: 260, width: '100%' }}
    >
      {/* preview-start */}
      <BarChart
        height={260}
        xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
        series={[{ data: [48, 52, 47, 61, 90], label: 'Orders' }]}
      />
      {/* preview-end */}
    </Box>
  );
}
