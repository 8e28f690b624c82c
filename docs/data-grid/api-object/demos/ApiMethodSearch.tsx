import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = orders.slice(0, 2);
const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

export default function ApiMethodSearch() {
  const apiRef = useGridApiRef();
  const [query, setQuery] = React.useState('sort');
  const [methods, setMethods] = React.useState<string[]>([]);
  // preview-start
  React.useEffect(() => {
    const entries = Object.entries(apiRef.current ?? {});
    const names = entries.flatMap(([name, value]) => (typeof value === 'function' ? [name] : []));
    setMethods(names.filter((name) => !name.startsWith('unstable_')).sort());
  }, [apiRef]);
  // preview-end
  const found = methods.filter((name) => name.toLowerCase().includes(query.trim().toLowerCase()));
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <TextField
        size="small"
        label="Find a method"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <Typography role="status">
        {found.length} of {methods.length} methods
      </Typography>
      <Box
        role="region"
        aria-label="Methods"
        tabIndex={0}
        dir="ltr"
        sx={{ height: 130, overflow: 'auto', fontFamily: 'monospace', fontSize: 14 }}
      >
        {found.map((name) => (
          <div key={name}>{name}()</div>
        ))}
      </Box>
      <Box sx={{ height: 162 }}>
        <DataGridPremium
          apiRef={apiRef}
          aria-label="Orders of the grid with these methods"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
