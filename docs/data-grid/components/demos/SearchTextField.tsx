import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  Toolbar,
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

const clear = (
  <QuickFilterClear aria-label="Clear" size="small" edge="end">
    <ClearIcon fontSize="small" />
  </QuickFilterClear>
);

function SearchBar() {
  return (
    <Toolbar aria-label="Order tools">
      <QuickFilter expanded render={<Box sx={{ flex: 1 }} />}>
        <QuickFilterControl
          render={({ ref, slotProps, ...props }, state) => (
            // preview-start
            <TextField
              {...props}
              inputRef={ref}
              variant="standard"
              fullWidth
              placeholder="Search orders"
              slotProps={{
                htmlInput: { ...slotProps?.htmlInput, 'aria-label': 'Search orders' },
                input: {
                  startAdornment: <SearchIcon fontSize="small" sx={{ mr: 1 }} />,
                  endAdornment: state.value && clear,
                },
              }}
            />
            // preview-end
          )}
        />
      </QuickFilter>
    </Toolbar>
  );
}

const slots = { toolbar: SearchBar };

export default function SearchTextField() {
  return (
    <Box sx={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Orders with a Material UI search field"
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
