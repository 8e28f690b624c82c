import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

export default function ReservoirLevels() {
  return (
    <Box component="figure" aria-label="Reservoir levels by month" sx={{ m: 0, height: 300 }}>
      {/* preview-start */}
      <LineChart
        height={300}
        xAxis={[{ scaleType: 'point', data: months }]}
        series={[
          { data: [61, 68, 79, 84, 80, 71], label: 'Upper lake' },
          { data: [44, 47, 58, 66, 69, 60], label: 'Lower lake' },
        ]}
      />
      {/* preview-end */}
    </Box>
  );
}
