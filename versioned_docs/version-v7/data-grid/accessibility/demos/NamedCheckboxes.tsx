import Box from '@mui/material/Box';
import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  GridCellCheckboxRenderer,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  // preview-start
  {
    ...GRID_CHECKBOX_SELECTION_COL_DEF,
    renderCell: (params) => {
      // Reaches the slot `baseCheckbox`. The types of the renderer don't list it.
      const name = { inputProps: { 'aria-label': `Order ${params.id}` } };
      return <GridCellCheckboxRenderer {...params} {...name} />;
    },
  },
  // preview-end
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

const rows = orders.slice(0, 5);

export default function NamedCheckboxes() {
  return (
    <Box sx={{ height: 318, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Orders with named checkboxes' } }}
        rows={rows}
        columns={columns}
        checkboxSelection
        hideFooter
      />
    </Box>
  );
}
