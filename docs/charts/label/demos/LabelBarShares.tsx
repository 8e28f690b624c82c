import Box from '@mui/material/Box';
import {
  BarChart,
  barLabelClasses,
  type BarItem,
  type BarLabelContext,
} from '@mui/x-charts/BarChart';

const web = [34, 41, 38, 52, 77, 93];
const shop = [58, 49, 61, 66, 84, 120];
const totals = web.map((orders, index) => orders + (shop[index] ?? 0));
const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

// preview-start
const share = ({ value, dataIndex }: BarItem, { bar }: BarLabelContext): string | null =>
  value === null || bar.height < 20 || bar.width < 27
    ? null
    : percent.format(value / (totals[dataIndex] ?? value));
// preview-end

export default function LabelBarShares() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <BarChart
        aria-label="Orders by weekday from the web and in the shop, with their share of the day"
        xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] }]}
        series={[
          { data: web, label: 'Web', stack: 'orders', color: '#1d4ed8' },
          { data: shop, label: 'Shop', stack: 'orders', color: '#0f766e' },
        ]}
        barLabel={share}
        sx={{ [`& .${barLabelClasses.root}`]: { fill: '#fff', fontSize: 12 } }}
      />
    </Box>
  );
}
