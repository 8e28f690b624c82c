import AccessTime from '@mui/icons-material/AccessTime';
import TaskAlt from '@mui/icons-material/TaskAlt';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = orders.slice(0, 5);
const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 110 },
];

// preview-start
const slots = {
  booleanCellTrueIcon: ({ titleAccess }: { titleAccess?: string }) => (
    <TaskAlt titleAccess={titleAccess} fontSize="small" color="success" />
  ),
  booleanCellFalseIcon: ({ titleAccess }: { titleAccess?: string }) => (
    <AccessTime titleAccess={titleAccess} fontSize="small" color="warning" />
  ),
};
const localeText = { booleanCellTrueLabel: 'paid', booleanCellFalseLabel: 'not paid yet' };
// preview-end

export default function BooleanIcons() {
  return (
    <Box sx={{ height: 318, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Orders and payments' } }}
        rows={rows}
        columns={columns}
        slots={slots}
        localeText={localeText}
        hideFooter
      />
    </Box>
  );
}
