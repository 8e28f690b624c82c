import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import { DataGrid, Toolbar, ToolbarButton } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

const AddOrderContext = React.createContext(() => {});

function AddToolbar() {
  const addOrder = React.useContext(AddOrderContext);
  return (
    <Toolbar aria-label="Order tools">
      <ToolbarButton aria-label="Add an order" onClick={addOrder}>
        <AddIcon fontSize="small" />
      </ToolbarButton>
    </Toolbar>
  );
}

const slots = { toolbar: AddToolbar };

export default function ToolbarContextValue() {
  const [count, setCount] = React.useState(3);
  const shown = React.useMemo(() => orders.slice(0, count), [count]);
  const addOrder = React.useCallback(
    () => setCount((current) => Math.min(current + 1, orders.length)),
    [],
  );
  return (
    <Box sx={{ height: 318, width: '100%' }}>
      {/* preview-start */}
      <AddOrderContext.Provider value={addOrder}>
        <DataGrid
          aria-label="Orders with a button that adds rows"
          rows={shown}
          columns={columns}
          slots={slots}
          showToolbar
          hideFooter
        />
      </AddOrderContext.Provider>
      {/* preview-end */}
    </Box>
  );
}
