import ClearIcon from '@mui/icons-material/Clear';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  GridLogicOperator,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  Toolbar,
} from '@mui/x-data-grid';
import type { GridColDef, QuickFilterControlProps } from '@mui/x-data-grid';
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

const input: QuickFilterControlProps['render'] = ({ ref, slotProps, ...props }) => (
  <TextField
    {...props}
    inputRef={ref}
    size="small"
    placeholder="Separate by commas"
    slotProps={{ htmlInput: { ...slotProps?.htmlInput, 'aria-label': 'Products' } }}
    sx={{ minWidth: 270 }}
  />
);

// preview-start
function SearchToolbar() {
  return (
    <Toolbar aria-label="Search">
      <QuickFilter parser={parse} formatter={(values) => values.join(', ')} expanded>
        <QuickFilterControl render={input} />
        <QuickFilterClear aria-label="Clear">
          <ClearIcon fontSize="small" />
        </QuickFilterClear>
      </QuickFilter>
    </Toolbar>
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
        aria-label="Orders of any of several products"
        rows={orders}
        columns={columns}
        slots={slots}
        initialState={initialState}
        showToolbar
      />
    </Box>
  );
}
