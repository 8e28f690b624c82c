import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = Array.from({ length: 25 }, (_, hour) => hour);
const load = [
  2, 2, 2, 2, 3, 9, 14, 15, 12, 11, 10, 12, 14, 12, 10, 9, 10, 13, 15, 12, 6, 3, 2, 2, 2,
];

export default function AreasDemoLoad() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Power of the shop by hour in kilowatts"
      sx={{ m: 0, height: 260, width: '100%' }}
    >
      {/* preview-start */}
      <LineChart
        xAxis={[{ data: hours, min: 0, max: 24, label: 'Hour' }]}
        yAxis={[{ label: 'kW' }]}
        series={[{ data: load, area: true, showMark: false, color: '#00897b' }]}
        margin={{ top: 20, right: 20 }}
        sx={{ '.MuiAreaElement-root': { fillOpacity: 0.35 } }}
      />
      {/* preview-end */}
    </Box>
  );
}
