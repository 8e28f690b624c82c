import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

const devices = ['Walk-in freezer', 'Bread oven', 'Cold shelves', 'Lighting', 'Register'];
const energy = [612, 540, 388, 205, 18];

export default function BarsHorizontal() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      {/* preview-start */}
      <BarChart
        aria-label="Energy in May by device in kilowatt hours"
        layout="horizontal"
        yAxis={[{ data: devices, width: 110 }]}
        xAxis={[{ label: 'kWh' }]}
        series={[{ data: energy, valueFormatter: (value) => `${value} kWh` }]}
        grid={{ vertical: true }}
        hideLegend
      />
      {/* preview-end */}
    </Box>
  );
}
