import Box from '@mui/material/Box';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const customers = [
  { customer: 'C-1041', visits: 4, spent: 62 },
  { customer: 'C-1042', visits: 11, spent: 148 },
  { customer: 'C-1043', visits: 2, spent: -18 },
  { customer: 'C-1044', visits: 7, spent: 201 },
  { customer: 'C-1045', visits: 15, spent: 96 },
];

// preview-start
const points = customers.map(({ customer, visits, spent }) => ({
  id: customer,
  x: visits,
  y: spent,
}));
// preview-end

export default function ScatterRows() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Euros spent by number of visits, five customers"
      sx={{ m: 0, height: 280, width: '100%' }}
    >
      <ScatterChart
        series={[{ data: points }]}
        margin={{ top: 20, left: 70 }}
        xAxis={[{ label: 'Visits in May' }]}
        yAxis={[{ label: 'Spent (€), less refunds' }]}
        sx={{
          [`& .${axisClasses.left} .${axisClasses.label}`]: { translate: '-14px' },
        }}
      />
    </Box>
  );
}
