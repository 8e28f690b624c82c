import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

// preview-start
/** Choices with labels, in the order of the work and not of the alphabet. */
function statusColumn<Row extends object>(field: string, labels: Record<string, string>) {
  const order = Object.keys(labels);
  return {
    field,
    type: 'singleSelect',
    width: 150,
    display: 'flex',
    valueOptions: order.map((value) => ({ value, label: labels[value] ?? value })),
    sortComparator: (a: string, b: string) => order.indexOf(a) - order.indexOf(b),
    renderCell: ({ value }) => <Chip size="small" variant="outlined" label={labels[value]} />,
  } satisfies GridColDef<Row>;
}
// preview-end

const labels = { open: 'To pack', packed: 'To ship', shipped: 'On its way', returned: 'Returned' };

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { ...statusColumn<Order>('status', labels), headerName: 'Status', editable: true },
];

const initialState = { sorting: { sortModel: [{ field: 'status', sort: 'asc' as const }] } };

export default function StatusColumns() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Orders by status"
        rows={orders}
        columns={columns}
        initialState={initialState}
      />
    </Box>
  );
}
