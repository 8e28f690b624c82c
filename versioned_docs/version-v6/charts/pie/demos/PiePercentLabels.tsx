import Box from '@mui/material/Box';
import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

const use = [
  { id: 'cooling', value: 4610, label: 'Cooling', color: '#1d4ed8' },
  { id: 'light', value: 2705, label: 'Light', color: '#b45309' },
  { id: 'ovens', value: 1840, label: 'Bread ovens', color: '#be123c' },
  { id: 'water', value: 580, label: 'Hot water', color: '#0f766e' },
  { id: 'tills', value: 140, label: 'Tills', color: '#6d28d9' },
];
const total = use.reduce((sum, { value }) => sum + value, 0);

// preview-start
const percent = new Intl.NumberFormat('en-US', { style: 'percent' });
const formatShare = ({ value }: { value: number }) => percent.format(value / total);
// preview-end

export default function PiePercentLabels() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Shares of the energy used by the shop in 2024"
      sx={{ m: 0, height: 330, width: '100%' }}
    >
      <PieChart
        // preview-start
        series={[
          {
            data: use,
            arcLabel: formatShare,
            arcLabelMinAngle: 25,
            arcLabelRadius: '70%',
            valueFormatter: (item) => `${item.value} kWh, ${formatShare(item)}`,
          },
        ]}
        sx={{ [`& .${pieArcLabelClasses.root}`]: { fill: '#fff', fontSize: 14 } }}
        // preview-end
        margin={{ bottom: 110, left: 5, right: 5 }}
        slotProps={{
          legend: { direction: 'row', position: { vertical: 'bottom', horizontal: 'middle' } },
        }}
      />
    </Box>
  );
}
