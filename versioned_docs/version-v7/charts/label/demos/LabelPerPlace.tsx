import Box from '@mui/material/Box';
import { PieChart } from '@mui/x-charts/PieChart';

// preview-start
const label =
  (short: string, long: string) =>
  (location: 'tooltip' | 'legend' | 'arc'): string =>
    location === 'arc' ? short : long;
// preview-end

const use = [
  { value: 46, color: '#7dd3fc', label: label('Cool', 'Cooling of fresh goods') },
  { value: 27, color: '#fdba74', label: label('Light', 'Lamps, inside and outside') },
  { value: 27, color: '#86efac', label: label('Rest', 'Ovens, tills and everything else') },
];

const below = { vertical: 'bottom', horizontal: 'middle' } as const;

export default function LabelPerPlace() {
  return (
    <Box sx={{ height: 300, width: '100%' }}>
      <PieChart
        title="Energy of the shop by use in percent"
        series={[{ data: use, arcLabel: 'label' }]}
        margin={{ left: 5, right: 5, bottom: 110 }}
        slotProps={{ legend: { direction: 'column', position: below } }}
        sx={{ '& .MuiPieArcLabel-root': { fill: '#111' } }}
      />
    </Box>
  );
}
