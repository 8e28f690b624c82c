import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];
const kwh = (value: number) => `${value} kWh`;
// preview-start
const series = [
  { stack: 'used', data: [2100, 1850, 2240, 2310], label: 'Cooling' },
  { stack: 'used', data: [1620, 1180, 990, 1540], label: 'Lighting' },
  { stack: 'used', data: [840, 790, 760, 910], label: 'Bakery oven' },
  { data: [4200, 4100, 4100, 4500], label: 'Plan' },
].map((part) => ({ ...part, valueFormatter: kwh }));
// preview-end

export default function BarsStacked() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Energy by quarter and purpose next to the plan, in kilowatt hours"
      sx={{ m: 0, height: 300, width: '100%' }}
    >
      <BarChart
        xAxis={[{ scaleType: 'band', data: quarters }]}
        series={series}
        margin={{ left: 60, right: 16 }}
      />
    </Box>
  );
}
