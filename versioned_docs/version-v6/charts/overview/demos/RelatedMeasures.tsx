import Box from '@mui/material/Box';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const orders = [92, 90, 99, 118, 161, 213, 87, 95, 104, 125, 148, 198];
const energy = [21, 23, 20, 24, 28, 33, 19, 22, 22, 26, 25, 34];
const days = orders.map((x, id) => ({ id, x, y: energy[id] ?? 0 }));

export default function RelatedMeasures() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Energy against orders on twelve days: more orders, more energy"
      sx={{ m: 0, width: '100%' }}
    >
      {/* preview-start */}
      <ScatterChart
        height={220}
        margin={{ top: 20, right: 20, bottom: 50, left: 60 }}
        xAxis={[{ label: 'Orders', min: 80 }]}
        yAxis={[{ label: 'kWh' }]}
        series={[{ data: days, markerSize: 6 }]}
      />
      {/* preview-end */}
    </Box>
  );
}
