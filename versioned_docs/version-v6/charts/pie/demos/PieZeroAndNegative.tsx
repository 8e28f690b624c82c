import Box from '@mui/material/Box';
import { PieChart } from '@mui/x-charts/PieChart';

// preview-start
const balance = [
  { id: 'cooling', value: 52, label: 'Cooling: 52' },
  { id: 'light', value: 30, label: 'Light: 30' },
  { id: 'tills', value: 0, label: 'Tills: 0' },
  { id: 'solar', value: -40, label: 'Solar roof: −40' },
];
// preview-end

export default function PieZeroAndNegative() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="A pie that misleads: kilowatt hours per day; the negative value of the solar roof has no slice"
      sx={{ m: 0, height: 280, width: '100%' }}
    >
      <PieChart
        series={[{ data: balance }]}
        margin={{ bottom: 80, left: 5, right: 5 }}
        slotProps={{
          legend: { direction: 'row', position: { vertical: 'bottom', horizontal: 'middle' } },
        }}
      />
    </Box>
  );
}
