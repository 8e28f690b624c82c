import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = Array.from({ length: 25 }, (_, hour) => hour);
const cents = [
  24, 22, 21, 21, 22, 26, 33, 38, 34, 28, 19, 8, -2, -4, 1, 12, 22, 31, 41, 44, 39, 33, 29, 26, 26,
];

export default function LineDemoPrices() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Price of energy by hour in cents per kilowatt hour, below zero at noon"
      sx={{ m: 0, height: 270, width: '100%' }}
    >
      {/* preview-start */}
      <LineChart
        xAxis={[{ data: hours, min: 0, max: 24, tickNumber: 8, label: 'Hour' }]}
        yAxis={[{ label: '¢/kWh', valueFormatter: (value: number) => `\u200e${value}` }]}
        series={[{ data: cents, curve: 'stepAfter', showMark: false, area: true }]}
        margin={{ top: 20, right: 20 }}
      />
      {/* preview-end */}
    </Box>
  );
}
