import ViewColumnIcon from '@mui/icons-material/ViewColumn';
import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import {
  ColumnsPanelTrigger,
  DataGrid,
  gridFilterModelSelector,
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
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    width: 110,
    valueOptions: ['open', 'packed', 'shipped', 'returned'],
  },
];

function StatusToolbar() {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const status = items.find((item) => item.field === 'status')?.value ?? '';
  const choose = (value: string) =>
    apiRef.current.setFilterModel({
      items: value ? [{ field: 'status', operator: 'is', value }] : [],
    });
  return (
    <Toolbar aria-label="Order tools">
      {/* preview-start */}
      <NativeSelect
        value={status}
        onChange={(event) => choose(event.target.value)}
        inputProps={{ 'aria-label': 'Status' }}
        sx={{ mr: 'auto', ml: 1 }}
      >
        <option value="">Any status</option>
        <option value="open">Open</option>
        <option value="packed">Packed</option>
        <option value="shipped">Shipped</option>
      </NativeSelect>
      {/* preview-end */}
      <ColumnsPanelTrigger render={<ToolbarButton aria-label="Columns" />}>
        <ViewColumnIcon fontSize="small" />
      </ColumnsPanelTrigger>
    </Toolbar>
  );
}

const slots = { toolbar: StatusToolbar };

export default function ToolbarWithSelect() {
  return (
    <Box sx={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Orders with a select in the toolbar"
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
