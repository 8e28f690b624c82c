import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];
// preview-start
const series = [
  { stack: 'used', data: [2100, 1850, 2240, 2310], label: 'Cooling' },
  { stack: 'used', data: [1620, 1180, 990, 1540], label: 'Lighting' },
  { stack: 'used', data: [840, 790, 760, 910], label: 'Bakery oven' },
];
// preview-end

export default function BarsStacked() {
  return (
    <Box sx={{ height: 300, width: '100%' }}>
      <BarChart
        aria-label="Energy by quarter and purpose in kilowatt hours"
        xAxis={[{ data: quarters }]}
        yAxis={[{ label: 'kWh', width: 70 }]}
        series={series}
        borderRadius={4}
      />
    </Box>
  );
}
