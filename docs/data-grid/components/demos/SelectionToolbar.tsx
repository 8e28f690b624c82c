import ClearIcon from '@mui/icons-material/Clear';
import ViewColumnIcon from '@mui/icons-material/ViewColumn';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  ColumnsPanelTrigger,
  DataGrid,
  gridRowSelectionCountSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = orders.slice(0, 4);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

function SelectionActions() {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridRowSelectionCountSelector);
  return (
    <Toolbar aria-label="Order tools">
      <Typography role="status" sx={{ flex: 1, mx: 1 }}>
        {count === 0 ? 'Orders' : `${count} selected`}
      </Typography>
      <ColumnsPanelTrigger render={<ToolbarButton aria-label="Columns" />}>
        <ViewColumnIcon fontSize="small" />
      </ColumnsPanelTrigger>
      {/* preview-start */}
      <ToolbarButton
        aria-label="Clear the selection"
        disabled={count === 0}
        onClick={() => apiRef.current.setRowSelectionModel({ type: 'include', ids: new Set() })}
      >
        <ClearIcon fontSize="small" />
      </ToolbarButton>
      {/* preview-end */}
    </Toolbar>
  );
}

const slots = { toolbar: SelectionActions };

export default function SelectionToolbar() {
  return (
    <Box sx={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Orders to select"
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
        hideFooter
        checkboxSelection
      />
    </Box>
  );
}
