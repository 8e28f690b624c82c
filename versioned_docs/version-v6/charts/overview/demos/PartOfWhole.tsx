import Box from '@mui/material/Box';
import { PieChart } from '@mui/x-charts/PieChart';

const share = new Intl.NumberFormat('en', { style: 'percent' });
const uses = [
  { id: 'cooling', label: 'Cooling', value: 52 },
  { id: 'ovens', label: 'Ovens', value: 31 },
  { id: 'light', label: 'Lighting', value: 17 },
];

export default function PartOfWhole() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Energy by use: cooling 52%, ovens 31%, lighting 17%"
      sx={{ m: 0, width: '100%' }}
    >
      {/* preview-start */}
      <PieChart
        height={200}
        series={[{ data: uses, valueFormatter: ({ value }) => share.format(value / 100) }]}
      />
      {/* preview-end */}
    </Box>
  );
}
