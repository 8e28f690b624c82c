import Box from '@mui/material/Box';
import {
  DataGrid,
  GridLogicOperator,
  GridToolbarContainer,
  GridToolbarQuickFilter,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 160 },
];

const parse = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

// preview-start
const format = (values: string[]) => values.join(', ');

function SearchToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarQuickFilter
        quickFilterParser={parse}
        quickFilterFormatter={format}
        sx={{ width: 290 }}
      />
    </GridToolbarContainer>
  );
}
// preview-end

const slots = { toolbar: SearchToolbar };

const initialState = {
  filter: {
    filterModel: {
      items: [],
      quickFilterValues: ['wool blanket', 'copper kettle'],
      quickFilterLogicOperator: GridLogicOperator.Or,
    },
  },
};

export default function QuickFilterParser() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Orders of any of several products' } }}
        rows={orders}
        columns={columns}
        slots={slots}
        initialState={initialState}
      />
    </Box>
  );
}
