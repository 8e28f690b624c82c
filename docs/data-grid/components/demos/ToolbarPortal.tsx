import * as React from 'react';
import Box from '@mui/material/Box';
import Portal from '@mui/material/Portal';
import Typography from '@mui/material/Typography';
import { ColumnsPanelTrigger, DataGrid, FilterPanelTrigger, Toolbar } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = orders.slice(0, 4);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

const PlaceContext = React.createContext<HTMLElement | null>(null);

// preview-start
function OutsideToolbar() {
  const place = React.useContext(PlaceContext);
  return (
    <Portal container={place}>
      <Toolbar aria-label="Order tools">
        <ColumnsPanelTrigger>Columns</ColumnsPanelTrigger>
        <FilterPanelTrigger>Filters</FilterPanelTrigger>
      </Toolbar>
    </Portal>
  );
}
// preview-end

const slots = { toolbar: OutsideToolbar };

export default function ToolbarPortal() {
  const [place, setPlace] = React.useState<HTMLElement | null>(null);
  return (
    <Box sx={{ width: '100%' }}>
      <Box
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', height: 56 }}
      >
        <Typography>Orders of April</Typography>
        <div ref={setPlace} />
      </Box>
      <Box sx={{ height: 266 }}>
        <PlaceContext.Provider value={place}>
          <DataGrid
            aria-label="Orders with controls above the grid"
            rows={rows}
            columns={columns}
            slots={slots}
            showToolbar={place !== null}
            hideFooter
          />
        </PlaceContext.Provider>
      </Box>
    </Box>
  );
}
