import Box from '@mui/material/Box';
import { PieChart } from '@mui/x-charts/PieChart';

const sales = [
  { id: 'bread', value: 1840, label: 'Bread' },
  { id: 'cheese', value: 2210, label: 'Käse' },
  { id: 'tea', value: 310, label: '緑茶' },
  { id: 'fruit', value: 3950, label: 'Fruit and vegetables' },
  { id: 'soap', value: 140, label: 'Soap' },
  { id: 'dates', value: 420, label: 'تمر' },
  { id: 'candles', value: 95, label: 'Candles' },
];

// preview-start
function withOthers(slices: typeof sales, count: number) {
  const sorted = [...slices].sort((a, b) => b.value - a.value);
  const rest = sorted.slice(count);
  if (rest.length < 2) {
    return sorted;
  }
  const value = rest.reduce((sum, slice) => sum + slice.value, 0);
  const others = { id: 'others', value, label: 'Other goods', color: '#757575' };
  return [...sorted.slice(0, count), others];
}
// preview-end

const slices = withOthers(sales, 3);
const euros = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });

export default function PieOthers() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Sales of May by kind of goods, the three largest and all others"
      sx={{ m: 0, height: 280, width: '100%' }}
    >
      <PieChart
        series={[{ data: slices, valueFormatter: ({ value }) => euros.format(value) }]}
        margin={{ bottom: 80, left: 5, right: 5 }}
        slotProps={{
          legend: { direction: 'row', position: { vertical: 'bottom', horizontal: 'middle' } },
        }}
      />
    </Box>
  );
}
