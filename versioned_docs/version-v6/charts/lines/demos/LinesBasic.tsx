import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = ['8:00', '10:00', '12:00', '14:00', '16:00', '18:00', '20:00'];
// preview-start
const series = [
  { data: [31, 64, 88, 71, 83, 104, 42], label: 'Visitors on Saturday' },
  { data: [22, 38, 61, 45, 52, 79, 37], label: 'Visitors on Monday' },
];
const xAxis = [{ data: hours, scaleType: 'point' as const }];
// preview-end

export default function LinesBasic() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Visitors by hour, Saturday and Monday"
      sx={{ m: 0, height: 300, width: '100%' }}
    >
      <LineChart xAxis={xAxis} series={series} />
    </Box>
  );
}
