import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
// preview-start
const area = { stack: 'power', area: true, curve: 'linear' as const };
const series = [
  { ...area, data: [42, 38, null, null, 51, 40], label: 'Cooling', color: '#0277bd' },
  { ...area, data: [20, 22, 21, 24, 23, 19], label: 'Lighting', color: '#f9a825' },
];
// preview-end

export default function StackingNulls() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Energy by day in kilowatt hours; cooling has no reading on two days"
      sx={{ m: 0, height: 280, width: '100%' }}
    >
      <LineChart xAxis={[{ data: days, scaleType: 'point' }]} series={series} />
    </Box>
  );
}
