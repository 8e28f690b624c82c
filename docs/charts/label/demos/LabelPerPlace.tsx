import Box from '@mui/material/Box';
import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

// preview-start
const label =
  (short: string, long: string) =>
  (location: 'tooltip' | 'legend' | 'arc'): string =>
    location === 'arc' ? short : long;
// preview-end

const use = [
  { value: 46, label: label('Cool', 'Cooling of fresh goods') },
  { value: 27, label: label('Light', 'Lamps, inside and outside') },
  { value: 27, label: label('Rest', 'Ovens, tills and everything else') },
];

export default function LabelPerPlace() {
  return (
    <Box sx={{ height: 240, width: '100%' }}>
      <PieChart
        aria-label="Energy of the shop by use in percent"
        colors={['#1d4ed8', '#b45309', '#be123c']}
        series={[{ data: use, arcLabel: 'label' }]}
        slotProps={{ legend: { direction: 'horizontal', position: { vertical: 'bottom' } } }}
        sx={{ [`& .${pieArcLabelClasses.root}`]: { fill: '#fff' } }}
      />
    </Box>
  );
}
