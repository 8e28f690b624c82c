import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'status', headerName: 'Status', width: 110 },
];

const rows = orders.slice(0, 6);

export default function SeveralUpdates() {
  const apiRef = useGridApiRef();

  // preview-start
  const synchronize = () =>
    apiRef.current?.updateRows([
      { id: 1043, status: 'shipped' }, // Known: the values are merged.
      { id: 1045, _action: 'delete' }, // Known: it is removed.
      { id: 1073, customer: 'Mei Aoki', status: 'open' }, // Unknown: it is added, at the end.
    ]);
  // preview-end

  return (
    <Box sx={{ width: '100%' }}>
      <Button size="small" onClick={synchronize} sx={{ mb: 1 }}>
        Synchronize
      </Button>
      <Box sx={{ height: 370 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Orders to synchronize"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </Box>
    </Box>
  );
}
