import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { DataGridProProps, GridColDef, GridPinnedColumnFields } from '@mui/x-data-grid-pro';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

const rows = orders.slice(0, 4);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 170 },
  { field: 'product', headerName: 'Product', width: 190 },
  { field: 'country', headerName: 'Country', width: 170 },
  { field: 'ordered', headerName: 'Ordered', type: 'date', width: 130 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

// preview-start
const wide: GridPinnedColumnFields = { left: ['customer'], right: ['total'] };
const narrow: GridPinnedColumnFields = {};

export default function PinnedByWidth() {
  const [pinnedColumns, setPinnedColumns] = React.useState(wide);
  const onResize: DataGridProProps['onResize'] = ({ width }) => {
    setPinnedColumns(width < 480 ? narrow : wide);
  };
  // preview-end
  const [percent, setPercent] = React.useState(100);
  return (
    <Box sx={{ width: '100%' }}>
      <Slider
        aria-label="Width of the grid in percent"
        value={percent}
        onChange={(_event, value) => setPercent(Number(value))}
        min={40}
        sx={{ mx: 1.5, width: 'calc(100% - 24px)' }}
      />
      <Box sx={{ width: `${percent}%` }}>
        <DataGridPro
          slotProps={{ main: { 'aria-label': 'Orders' } }}
          rows={rows}
          columns={columns}
          pinnedColumns={pinnedColumns}
          onResize={onResize}
          hideFooter
        />
      </Box>
    </Box>
  );
}
