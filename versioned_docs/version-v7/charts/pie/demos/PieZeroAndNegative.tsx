import Box from '@mui/material/Box';
import { PieChart } from '@mui/x-charts/PieChart';

// preview-start
const balance = [
  { id: 'cooling', value: 52, label: 'Cooling: 52 kWh' },
  { id: 'light', value: 30, label: 'Light: 30 kWh' },
  { id: 'tills', value: 0, label: 'Tills, closed: 0 kWh' },
  { id: 'solar', value: -40, label: 'Solar roof: −40 kWh' },
];
// preview-end

export default function PieZeroAndNegative() {
  return (
    <Box sx={{ height: 220, width: '100%' }}>
      <PieChart
        aria-label="A pie that misleads: the negative value of the solar roof has no slice"
        series={[{ data: balance }]}
      />
    </Box>
  );
}
