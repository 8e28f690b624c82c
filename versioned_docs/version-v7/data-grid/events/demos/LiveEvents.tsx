import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef, GridEvents } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = orders.slice(0, 20);
const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 120, editable: true },
];
// prettier-ignore
const events: GridEvents[] = [
  'cellMouseDown', 'cellMouseUp', 'cellClick', 'cellDoubleClick', 'cellKeyDown', 'cellKeyUp',
  'rowClick', 'rowDoubleClick', 'columnHeaderClick', 'columnHeaderKeyDown', 'columnWidthChange',
  'cellEditStart', 'cellEditStop', 'rowSelectionChange', 'sortModelChange', 'filterModelChange',
  'columnVisibilityModelChange', 'paginationModelChange', 'menuOpen', 'menuClose',
  'preferencePanelOpen', 'preferencePanelClose', 'clipboardCopy',
];

export default function LiveEvents() {
  const apiRef = useGridApiRef();
  const [log, setLog] = React.useState<string[]>([]);
  // preview-start
  React.useEffect(() => {
    const unsubscribes = events.map((name) =>
      apiRef.current?.subscribeEvent(name, () => {
        setLog((last) => [name, ...last].slice(0, 50));
      }),
    );
    return () => unsubscribes.forEach((unsubscribe) => unsubscribe?.());
  }, [apiRef]);
  // preview-end
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box sx={{ height: 300 }}>
        <DataGrid
          apiRef={apiRef}
          slotProps={{ main: { 'aria-label': 'Orders with an event log' } }}
          rows={rows}
          columns={columns}
        />
      </Box>
      <Box
        role="log"
        aria-label="Events, newest first"
        tabIndex={0}
        sx={{ height: 130, overflow: 'auto', fontFamily: 'monospace', fontSize: 14 }}
      >
        {log.length === 0 && 'Click a cell, press a key, or sort.'}
        {log.map((name, index) => (
          <div key={log.length - index}>{name}</div>
        ))}
      </Box>
    </Stack>
  );
}
