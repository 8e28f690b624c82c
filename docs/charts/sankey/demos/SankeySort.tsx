import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import { energyLinks } from './energyFlow';

// preview-start
type SortedNode = { label: string; value: number };
const sorts: Record<string, ((a: SortedNode, b: SortedNode) => number) | undefined> = {
  'Fewest crossings': undefined,
  'Largest first': (a, b) => b.value - a.value,
  'By name': (a, b) => a.label.localeCompare(b.label),
};
// preview-end

export default function SankeySort() {
  const [order, setOrder] = React.useState('Largest first');
  const series = React.useMemo(
    () => ({ data: { links: energyLinks }, nodeOptions: { sort: sorts[order] } }),
    [order],
  );
  return (
    <Box sx={{ width: '100%', pt: 1 }}>
      <TextField
        select
        size="small"
        label="Order of nodes"
        value={order}
        onChange={(event) => setOrder(event.target.value)}
      >
        {Object.keys(sorts).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Box dir="ltr" sx={{ width: '100%' }}>
        <SankeyChart aria-label={`Energy of the shop, ${order}`} height={300} series={series} />
      </Box>
    </Box>
  );
}
