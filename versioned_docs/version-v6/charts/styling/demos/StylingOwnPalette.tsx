import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

// preview-start
const shopColors = (mode: 'light' | 'dark') =>
  mode === 'dark' ? ['#7dd3fc', '#fdba74', '#86efac'] : ['#0369a1', '#c2410c', '#15803d'];
// preview-end

export default function StylingOwnPalette() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Energy by month and floor in kilowatt hours"
      sx={{ m: 0, height: 280, width: '100%' }}
    >
      <LineChart
        colors={shopColors}
        margin={{ top: 80, right: 20, bottom: 30 }}
        xAxis={[{ data: months, scaleType: 'point' }]}
        series={[
          { label: 'Ground floor', data: [420, 410, 380, 340, 310, 330] },
          { label: 'First floor', data: [310, 300, 290, 250, 220, 260], curve: 'linear' },
          { label: 'Cellar', data: [180, 180, 170, 190, 210, 240], curve: 'stepAfter' },
        ]}
      />
    </Box>
  );
}
