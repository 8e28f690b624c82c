import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

const dataset = [
  { quarter: 'Q1', electricity: 14, gas: 21 },
  { quarter: 'Q2', electricity: 18, gas: 9 },
  { quarter: 'Q3', electricity: 29, gas: 4 },
  { quarter: 'Q4', electricity: 16, gas: 24 },
];

export default function HomeChart() {
  return (
    <Box
      component="figure"
      aria-label="Electricity and gas of the shop by quarter, in MWh"
      sx={{ m: 0 }}
    >
      {/* preview-start */}
      <BarChart
        height={240}
        margin={{ top: 40, right: 8, bottom: 28, left: 32 }}
        dataset={dataset}
        xAxis={[{ scaleType: 'band', dataKey: 'quarter' }]}
        series={[
          { dataKey: 'electricity', label: 'Electricity' },
          { dataKey: 'gas', label: 'Gas' },
        ]}
        slotProps={{
          legend: { itemMarkWidth: 12, itemMarkHeight: 12, labelStyle: { fontSize: 14 } },
        }}
      />
      {/* preview-end */}
    </Box>
  );
}
