import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { DataGridProps, GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'country', headerName: 'Country', flex: 1, minWidth: 120 },
  { field: 'total', headerName: 'Total', type: 'number', width: 110 },
];

export default function PanelsAndMenus() {
  const [hasPanel, setHasPanel] = React.useState(false);
  const [menu, setMenu] = React.useState<HTMLElement | null>(null);
  // preview-start
  const handlers: Partial<DataGridProps> = {
    onPreferencePanelOpen: () => setHasPanel(true),
    onPreferencePanelClose: () => setHasPanel(false),
    onMenuOpen: ({ target }) => setMenu(target),
    // Other menus report that they're closed, too.
    onMenuClose: ({ target }) => setMenu((open) => (open === target ? null : open)),
  };
  // preview-end
  return (
    <Box sx={{ width: '100%' }}>
      <Box role="status" sx={{ typography: 'body2', mb: 1 }}>
        {hasPanel || menu ? 'A menu or panel is open: pause updates.' : 'No menu or panel is open.'}
      </Box>
      <Box sx={{ height: 370 }}>
        <DataGrid
          aria-label="Orders with menus and panels"
          rows={orders}
          columns={columns}
          showToolbar
          {...handlers}
        />
      </Box>
    </Box>
  );
}
