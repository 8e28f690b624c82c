import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 160 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 160 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

type Dimensions = Record<string, { width: number; flex: number }>;

export default function SavedWidths() {
  const [dimensions, setDimensions] = React.useState<Dimensions>({});
  const [opened, setOpened] = React.useState(1);
  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={() => setOpened(opened + 1)}>
        Close and reopen the grid
      </Button>
      <Box sx={{ height: 320, width: '100%' }}>
        {/* preview-start */}
        <DataGrid
          key={opened}
          slotProps={{ main: { 'aria-label': 'Orders with saved widths' } }}
          rows={orders}
          columns={columns}
          initialState={{ columns: { dimensions } }}
          onColumnWidthChange={({ colDef, width }) =>
            setDimensions((saved) => ({ ...saved, [colDef.field]: { width, flex: 0 } }))
          }
        />
        {/* preview-end */}
      </Box>
    </Stack>
  );
}
