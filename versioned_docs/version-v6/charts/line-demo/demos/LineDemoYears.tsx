import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
// preview-start
const past = { showMark: false, color: '#90a4ae' };
const series = [
  { ...past, label: '2023', data: [31, 29, 34, 38, 41, 40, 37, 36, 42, 45, 58, 71] },
  {
    ...past,
    label: '2024',
    color: '#607d8b',
    data: [33, 32, 35, 41, 44, 42, 41, 39, 46, 49, 63, 78],
  },
  {
    label: '2025',
    color: '#e65100',
    data: [36, 35, 41, 43, 50, 49, null, null, null, null, null, null],
  },
];
// preview-end

export default function LineDemoYears() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Sales by month in thousand dollars; 2025 until June against two earlier years"
      sx={{ m: 0, height: 290, width: '100%' }}
    >
      <LineChart
        xAxis={[{ data: months, scaleType: 'point' }]}
        yAxis={[{ min: 0, valueFormatter: (value: number) => `$${value}k` }]}
        series={series}
      />
    </Box>
  );
}
