import Box from '@mui/material/Box';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';

// One row per order, as a database has them.
const orders = [
  { channel: 'Web', store: 'Harbor', carrier: 'Bike' },
  { channel: 'Web', store: 'Harbor', carrier: 'Van' },
  { channel: 'Web', store: 'الميناء', carrier: 'Van' },
  { channel: 'Phone', store: 'Harbor', carrier: 'Van' },
  { channel: 'Phone', store: 'الميناء', carrier: 'Bike' },
  { channel: 'Web', store: 'Harbor', carrier: 'Bike' },
  { channel: 'Web', store: 'Harbor', carrier: null },
];

// preview-start
type Link = { source: string; target: string; value: number };
const links = new Map<string, Link>();
function add(source: string, target: string) {
  const key = JSON.stringify([source, target]);
  const link = links.get(key) ?? { source, target, value: 0 };
  links.set(key, { ...link, value: link.value + 1 });
}
orders.forEach(({ channel, store, carrier }) => {
  add(`channel:${channel}`, `store:${store}`);
  add(`store:${store}`, `carrier:${carrier ?? 'Collected'}`);
});
// preview-end

const nodes = [...new Set([...links.values()].flatMap(({ source, target }) => [source, target]))];
const series = {
  data: {
    links: [...links.values()],
    nodes: nodes.map((id) => ({ id, label: id.slice(id.indexOf(':') + 1) })),
  },
};

export default function SankeyFromRows() {
  return (
    <Box dir="ltr" sx={{ width: '100%' }}>
      <SankeyChart
        aria-label="Seven orders by channel, store and carrier; most go by van or bike from Harbor"
        height={260}
        series={series}
      />
    </Box>
  );
}
