import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 100 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
];

export default function AutoPageSize() {
  const [height, setHeight] = React.useState(300);
  return (
    <Box sx={{ width: '100%', height: 460 }}>
      <Slider
        aria-label="Height of the grid"
        value={height}
        onChange={(event, value) => setHeight(Number(value))}
        min={220}
        max={420}
      />
      {/* preview-start */}
      <Box sx={{ height }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Orders that fill the height' } }}
          rows={orders}
          columns={columns}
          autoPageSize
        />
      </Box>
      {/* preview-end */}
    </Box>
  );
}
