import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

const devices = ['Walk-in freezer', 'Bread oven', 'Cold shelves', 'Lighting', 'Register'];
const energy = [612, 540, 388, 205, 18];

export default function BarsHorizontal() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      {/* preview-start */}
      <BarChart
        title="Energy in May by device in kilowatt hours"
        layout="horizontal"
        yAxis={[{ scaleType: 'band', data: devices }]}
        xAxis={[{ label: 'kWh' }]}
        series={[{ data: energy, valueFormatter: (value) => `${value} kWh` }]}
        grid={{ vertical: true }}
        margin={{ top: 10, right: 20, left: 110 }}
      />
      {/* preview-end */}
    </Box>
  );
}
