import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';

const links = [
  { source: 'Warehouse', target: 'Shop', value: 320 },
  { source: 'Shop', target: 'Customers', value: 290 },
  { source: 'Shop', target: 'Waste', value: 30 },
];
const returned = { source: 'Customers', target: 'Warehouse', value: 24 };

// preview-start
type Link = (typeof links)[number];
function findCycle(all: Link[], from: string, path: string[] = []): string[] | null {
  if (path.includes(from)) {
    return [...path.slice(path.indexOf(from)), from];
  }
  for (const link of all.filter(({ source }) => source === from)) {
    const cycle = findCycle(all, link.target, [...path, from]);
    if (cycle) {
      return cycle;
    }
  }
  return null;
}
// preview-end

export default function SankeyCycle() {
  const [withReturns, setWithReturns] = React.useState(false);
  const series = React.useMemo(
    () => ({ data: { links: withReturns ? [...links, returned] : links } }),
    [withReturns],
  );
  const cycle = series.data.links.reduce<string[] | null>(
    (found, { source }) => found ?? findCycle(series.data.links, source),
    null,
  );
  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Add returned goods"
        control={<Switch onChange={(event) => setWithReturns(event.target.checked)} />}
      />
      <Box dir="ltr" sx={{ width: '100%', height: 240 }}>
        {cycle ? (
          <Alert severity="warning">These links form a circle: {cycle.join(' → ')}</Alert>
        ) : (
          <SankeyChart aria-label="Where the goods of a week went" height={240} series={series} />
        )}
      </Box>
    </Box>
  );
}
