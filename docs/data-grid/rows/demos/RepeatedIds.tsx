import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

// Two pages that overlap: order 1043 is in both.
const loaded = [...orders.slice(0, 3), ...orders.slice(2, 5)];

// preview-start
const byId = new Map(loaded.map((row) => [row.id, row]));
const rows = [...byId.values()];
const repeated = loaded.length - rows.length;
// preview-end

export default function RepeatedIds() {
  return (
    <Box sx={{ width: '100%' }}>
      {repeated > 0 && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {repeated} row came twice. The last one counts.
        </Alert>
      )}
      <Box sx={{ height: 318 }}>
        <DataGrid aria-label="Orders loaded twice" rows={rows} columns={columns} hideFooter />
      </Box>
    </Box>
  );
}
