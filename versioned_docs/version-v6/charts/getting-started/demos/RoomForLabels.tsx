import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

const devices = ['Walk-in freezer', 'Bread oven', 'Cold shelves', 'Lighting'];

export default function RoomForLabels() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Energy by device in kilowatt hours"
      sx={{ m: 0, width: '100%' }}
    >
      {/* preview-start */}
      <BarChart
        layout="horizontal"
        height={200}
        margin={{ top: 10, right: 20, left: 120 }}
        yAxis={[{ scaleType: 'band', data: devices }]}
        xAxis={[{ label: 'kWh' }]}
        series={[{ data: [612, 540, 388, 205] }]}
      />
      {/* preview-end */}
    </Box>
  );
}
