import Box from '@mui/material/Box';
import { DataGrid, GridRow } from '@mui/x-data-grid';
import type { GridColDef, GridRowProps } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

// preview-start
function StatusRow(props: GridRowProps) {
  return <GridRow {...props} data-status={props.row.status} />;
}

const slots = { row: StatusRow };
// preview-end

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'status', headerName: 'Status', width: 110 },
];

const rows = orders.slice(0, 6);

export default function MarkedRowSlot() {
  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Orders with marked rows' } }}
        rows={rows}
        columns={columns}
        slots={slots}
        sx={{
          '& [data-status="open"]': { boxShadow: 'inset 4px 0 orange' },
          '& [data-status="returned"]': { boxShadow: 'inset 4px 0 crimson' },
        }}
        hideFooter
      />
    </Box>
  );
}
