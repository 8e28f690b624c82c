import Box from '@mui/material/Box';
import { PieChart } from '@mui/x-charts/PieChart';

const total = 4100;
const uses = [
  { id: 'ovens', label: 'Ovens', value: 1720 },
  { id: 'cooling', label: 'Cooling', value: 1150 },
  { id: 'lighting', label: 'Lighting', value: 820 },
  { id: 'rest', label: 'Everything else', value: 410 },
];

// preview-start
const data = uses.map(({ id, label, value }) => ({
  id,
  value,
  label: `${label}, ${Math.round((value / total) * 100)}%`,
}));
// preview-end

export default function LegendOfPie() {
  return (
    <Box
      component="figure"
      aria-label="Energy by use, in percent"
      dir="ltr"
      sx={{ m: 0, width: '100%' }}
    >
      <PieChart
        height={220}
        margin={{ left: 10, right: 205 }}
        series={[{ data }]}
        slotProps={{ legend: { itemGap: 14, labelStyle: { fontSize: 14 } } }}
      />
    </Box>
  );
}
