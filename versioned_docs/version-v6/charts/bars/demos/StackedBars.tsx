import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

const lines = ['Coast', 'Valley', 'Ridge'];

export default function StackedBars() {
  return (
    <Box component="figure" aria-label="Passengers per train line" sx={{ m: 0, height: 300 }}>
      {/* preview-start */}
      <BarChart
        height={300}
        xAxis={[{ scaleType: 'band', data: lines }]}
        series={[
          { data: [320, 210, 140], label: 'Peak', stack: 'weekday' },
          { data: [180, 160, 90], label: 'Off-peak', stack: 'weekday' },
          { data: [240, 130, 170], label: 'Weekend' },
        ]}
        tooltip={{ trigger: 'axis' }}
      />
      {/* preview-end */}
    </Box>
  );
}
