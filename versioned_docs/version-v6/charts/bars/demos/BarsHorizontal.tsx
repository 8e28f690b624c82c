import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

const devices = ['Walk-in freezer', 'Bread oven', 'Cold shelves', 'Lighting', 'Register'];
const energy = [612, 540, 388, 205, 18];

export default function BarsHorizontal() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Energy in May by device in kilowatt hours"
      sx={{ m: 0, height: 280, width: '100%' }}
    >
      {/* preview-start */}
      <BarChart
        layout="horizontal"
        margin={{ top: 16, right: 24, bottom: 50, left: 110 }}
        yAxis={[{ scaleType: 'band', data: devices }]}
        xAxis={[{ label: 'kWh' }]}
        series={[{ data: energy, valueFormatter: (value) => `${value} kWh` }]}
      />
      {/* preview-end */}
    </Box>
  );
}
