import Box from '@mui/material/Box';
import {
  DataGrid,
  GridLinkOperator,
  GridToolbarContainer,
  GridToolbarQuickFilter,
} from '@mui/x-data-grid';
import type { GridColumns } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColumns<Order> = [
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
const format = (values: string[] = []) => values.join(', ');

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

const components = { Toolbar: SearchToolbar };

const initialState = {
  filter: {
    filterModel: {
      items: [],
      quickFilterValues: ['wool blanket', 'copper kettle'],
      quickFilterLogicOperator: GridLinkOperator.Or,
    },
  },
};

export default function QuickFilterParser() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Orders of any of several products"
        rows={orders}
        columns={columns}
        components={components}
        initialState={initialState}
      />
    </Box>
  );
}
