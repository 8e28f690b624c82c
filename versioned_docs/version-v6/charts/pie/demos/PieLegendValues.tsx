import Box from '@mui/material/Box';
import { PieChart } from '@mui/x-charts/PieChart';

const use = [
  { id: 'cooling', value: 4610, name: 'Cooling' },
  { id: 'light', value: 2705, name: 'Light' },
  { id: 'ovens', value: 1840, name: 'Bread ovens' },
  { id: 'tills', value: 640, name: 'Tills and card readers' },
];
const total = use.reduce((sum, { value }) => sum + value, 0);
const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });

// preview-start
const slices = use.map(({ id, value, name }) => ({
  id,
  value,
  label: `${name}: ${percent.format(value / total)}`,
}));
// preview-end

export default function PieLegendValues() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Energy used by the shop in 2024 by use"
      sx={{ m: 0, height: 330, width: '100%' }}
    >
      <PieChart
        series={[{ data: slices, valueFormatter: ({ value }) => `${value} kWh` }]}
        margin={{ bottom: 110, left: 5, right: 5 }}
        slotProps={{
          legend: {
            direction: 'row',
            position: { vertical: 'bottom', horizontal: 'middle' },
          },
        }}
      />
    </Box>
  );
}
