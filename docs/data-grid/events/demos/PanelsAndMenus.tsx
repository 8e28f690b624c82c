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
  const [isOpen, setOpen] = React.useState(false);
  // preview-start
  const pause: Partial<DataGridProps> = {
    onPreferencePanelOpen: () => setOpen(true),
    onPreferencePanelClose: () => setOpen(false),
    onMenuOpen: () => setOpen(true),
    onMenuClose: () => setOpen(false),
  };
  // preview-end
  return (
    <Box sx={{ width: '100%' }}>
      <Box role="status" sx={{ typography: 'body2', mb: 1 }}>
        {isOpen ? 'Updates are paused while a menu or panel is open.' : 'New orders appear live.'}
      </Box>
      <Box sx={{ height: 370 }}>
        <DataGrid
          aria-label="Orders with menus and panels"
          rows={orders}
          columns={columns}
          showToolbar
          {...pause}
        />
      </Box>
    </Box>
  );
}
