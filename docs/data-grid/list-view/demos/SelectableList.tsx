import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  gridRowSelectionManagerSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-pro';
import type { GridColDef, GridListViewColDef, GridRenderCellParams } from '@mui/x-data-grid-pro';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [{ field: 'customer' }, { field: 'product' }];

// preview-start
function OrderCell({ id, row, tabIndex }: GridRenderCellParams<Order>) {
  const apiRef = useGridApiContext();
  const selected = useGridSelector(apiRef, gridRowSelectionManagerSelector).has(id);
  const name = `Order ${row.id}, ${row.customer}`;
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', minWidth: 0 }}>
      <Checkbox
        checked={selected}
        onChange={(event) => apiRef.current.selectRow(id, event.target.checked)}
        slotProps={{ input: { 'aria-label': name, tabIndex } }}
      />
      <Typography variant="body2" noWrap>{`${name}: ${row.product}`}</Typography>
    </Stack>
  );
}
// preview-end

const listViewColumn: GridListViewColDef<Order> = {
  field: 'order',
  display: 'flex',
  renderCell: (params) => <OrderCell {...params} />,
};

export default function SelectableList() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGridPro
        aria-label="Orders to select in a list"
        rows={orders}
        columns={columns}
        listView
        listViewColumn={listViewColumn}
        checkboxSelection
        disableRowSelectionOnClick
      />
    </Box>
  );
}
