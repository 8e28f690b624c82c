import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

export default function FirstLine() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Energy by hour"
      sx={{ m: 0, height: 260, width: '100%' }}
    >
      {/* preview-start */}
      <LineChart
        height={260}
        xAxis={[{ scaleType: 'point', data: ['6:00', '9:00', '12:00', '15:00', '18:00'] }]}
        series={[{ data: [3, 14, 15, 9, 16], label: 'Power in kW' }]}
      />
      {/* preview-end */}
    </Box>
  );
}
