import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

const devices = ['Walk-in freezer', 'Bread oven', 'Cold shelves', 'Lighting', 'Register'];
const energy = [612, 540, 388, 205, 18];

export default function CompareDevices() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Energy by device in kilowatt hours, the walk-in freezer first with 612"
      sx={{ m: 0, width: '100%' }}
    >
      {/* preview-start */}
      <BarChart
        height={200}
        margin={{ top: 10, right: 20, bottom: 50, left: 120 }}
        layout="horizontal"
        yAxis={[{ data: devices, scaleType: 'band' }]}
        xAxis={[{ label: 'kWh' }]}
        series={[{ data: energy }]}
      />
      {/* preview-end */}
    </Box>
  );
}
