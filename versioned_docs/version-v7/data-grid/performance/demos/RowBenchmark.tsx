import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { makeOrders, measure } from './benchmark';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'No.', type: 'number', width: 100 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

export default function RowBenchmark() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState(() => makeOrders(20));
  const [result, setResult] = React.useState('20 rows. Choose a number to measure.');
  // preview-start
  const run = async (count: number) => {
    const nextRows = makeOrders(count);
    await measure(() => {
      apiRef.current?.setSortModel([]);
      apiRef.current?.setFilterModel({ items: [] });
    });
    const fill = await measure(() => setRows(nextRows));
    const sort = await measure(() => apiRef.current?.sortColumn('customer', 'asc'));
    const filter = await measure(() => apiRef.current?.setQuickFilterValues(['kettle']));
    const scroll = await measure(() => apiRef.current?.scroll({ top: 400 }));
    // preview-end
    setResult(
      `${count.toLocaleString('en')} rows: show ${fill} ms, sort ${sort} ms, ` +
        `filter ${filter} ms, scroll ${scroll} ms`,
    );
  };
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {[1000, 10_000, 100_000].map((count) => (
          <Button key={count} variant="outlined" onClick={() => run(count)}>
            {count.toLocaleString('en')} rows
          </Button>
        ))}
      </Stack>
      <Typography role="status">{result}</Typography>
      <Box sx={{ height: 320 }}>
        <DataGridPro
          apiRef={apiRef}
          slotProps={{ main: { 'aria-label': 'Orders for a measurement' } }}
          rows={rows}
          columns={columns}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
