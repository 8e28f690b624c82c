import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 3, 6, 9, 12, 15, 18, 21, 24];
// preview-start
const area = { area: true, stack: 'power', showMark: false, curve: 'linear' as const };
const series = [
  { ...area, data: [2, 2, 8, 5, 1, 2, 9, 5, 2], label: 'Grid', color: '#607d8b' },
  { ...area, data: [0, 0, 2, 7, 12, 9, 3, 0, 0], label: 'Solar', color: '#f9a825' },
  { ...area, data: [1, 1, 1, 0, 0, 0, 4, 3, 1], label: 'Battery', color: '#00897b' },
];
// preview-end

export default function AreasDemoSources() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Power from grid, sun and battery by hour in kilowatts"
      sx={{ m: 0, height: 300, width: '100%' }}
    >
      <LineChart
        xAxis={[{ data: hours, min: 0, max: 24, tickInterval: hours, label: 'Hour' }]}
        yAxis={[{ label: 'kW' }]}
        series={series}
      />
    </Box>
  );
}
