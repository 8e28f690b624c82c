import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import { DataGrid, Toolbar, ToolbarButton, useGridApiContext } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = orders.slice(0, 4);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

function ActionToolbar() {
  const apiRef = useGridApiContext();
  return (
    <Toolbar aria-label="Order tools">
      {/* preview-start */}
      <ToolbarButton
        aria-label="Largest first"
        onClick={() => apiRef.current.sortColumn('total', 'desc')}
      >
        <ArrowDownwardIcon fontSize="small" />
      </ToolbarButton>
      <ToolbarButton
        aria-label="Smallest first"
        onClick={() => apiRef.current.sortColumn('total', 'asc')}
      >
        <ArrowUpwardIcon fontSize="small" />
      </ToolbarButton>
      {/* preview-end */}
    </Toolbar>
  );
}

const slots = { toolbar: ActionToolbar };

export default function ToolbarActions() {
  return (
    <Box sx={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Orders with actions"
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
