import Box from '@mui/material/Box';
import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

const areas = [
  { id: 'sales', value: 5900, label: 'Sales room', color: '#1e40af' },
  { id: 'bakery', value: 2700, label: 'Bakery', color: '#9a3412' },
  { id: 'yard', value: 1400, label: 'Yard', color: '#115e59' },
];
// The parts of an area add up to its value, in the same order.
const parts = [
  { id: 'counters', value: 3900, label: 'Counters', color: '#2563eb' },
  { id: 'lamps', value: 2000, label: 'Lamps', color: '#4361c9' },
  { id: 'ovens', value: 1900, label: 'Ovens', color: '#c2410c' },
  { id: 'mixers', value: 800, label: 'Mixers', color: '#a85432' },
  { id: 'chargers', value: 1400, label: 'Chargers', color: '#0f766e' },
];
const formatValue = ({ value }: { value: number }) => `${value.toLocaleString('en-US')} kWh`;

export default function PieTwoRings() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Energy of the shop in 2024, inside by area and outside by the devices of each area"
      sx={{ m: 0, height: 320, width: '100%' }}
    >
      <PieChart
        margin={{ left: 5, right: 5 }}
        slotProps={{ legend: { hidden: true } }}
        // preview-start
        series={[
          {
            id: 'areas',
            data: areas,
            outerRadius: '55%',
            arcLabel: 'label',
            valueFormatter: formatValue,
          },
          {
            id: 'parts',
            data: parts,
            innerRadius: '58%',
            arcLabel: 'label',
            valueFormatter: formatValue,
          },
        ]}
        // preview-end
        sx={{ [`& .${pieArcLabelClasses.root}`]: { fill: '#fff', fontSize: 12 } }}
      />
    </Box>
  );
}
