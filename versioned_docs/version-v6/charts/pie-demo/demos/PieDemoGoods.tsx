import Box from '@mui/material/Box';
import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

const groups = [
  {
    id: 'fresh',
    label: 'Fresh',
    color: '#166534',
    goods: [
      { id: 'fruit', value: 3950, label: 'Fruit', color: '#15803d' },
      { id: 'cheese', value: 2210, label: 'Cheese', color: '#3f7a23' },
    ],
  },
  {
    id: 'baked',
    label: 'Baked',
    color: '#92400e',
    goods: [
      { id: 'bread', value: 1840, label: 'Bread', color: '#b45309' },
      { id: 'cake', value: 1310, label: 'Kuchen', color: '#9a5b13' },
    ],
  },
];
// preview-start
const outer = groups.flatMap(({ goods }) => goods);
const inner = groups.map(({ goods, ...group }) => ({
  ...group,
  value: goods.reduce((sum, { value }) => sum + value, 0),
}));
// preview-end
const formatValue = ({ value }: { value: number }) => `€${value.toLocaleString('en-US')}`;

export default function PieDemoGoods() {
  return (
    <Box
      component="figure"
      dir="ltr"
      aria-label="Sales of May by group inside and by kind of goods outside"
      sx={{ m: 0, height: 300, width: '100%' }}
    >
      <PieChart
        margin={{ left: 5, right: 5 }}
        slotProps={{ legend: { hidden: true } }}
        series={[
          { data: inner, outerRadius: '55%', arcLabel: 'label', valueFormatter: formatValue },
          { data: outer, innerRadius: '58%', arcLabel: 'label', valueFormatter: formatValue },
        ]}
        sx={{ [`& .${pieArcLabelClasses.root}`]: { fill: '#fff', fontSize: 13 } }}
      />
    </Box>
  );
}
