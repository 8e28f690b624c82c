import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridCellParams, GridColDef, GridPreProcessEditCellProps } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

// preview-start
const requireReason = ({ props, otherFieldsProps }: GridPreProcessEditCellProps<string>) => ({
  ...props,
  error: otherFieldsProps?.status?.value === 'returned' && !props.value,
});

const isCellEditable = ({ field, row }: GridCellParams<Order>) =>
  field !== 'quantity' || row.status === 'open';
// preview-end

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['open', 'packed', 'shipped', 'returned'],
    width: 130,
    editable: true,
  },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100, editable: true },
  {
    field: 'note',
    headerName: 'Note (required for returns)',
    flex: 1,
    minWidth: 180,
    editable: true,
    preProcessEditCellProps: requireReason,
  },
];

export default function ConditionalFields() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Orders; returns need a note' } }}
        rows={orders}
        columns={columns}
        editMode="row"
        isCellEditable={isCellEditable}
      />
    </Box>
  );
}
