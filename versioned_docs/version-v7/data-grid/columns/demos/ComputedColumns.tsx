import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const stock = [
  { id: 'CK-01', item: 'Copper kettle', onHand: 38, reserved: 12 },
  { id: 'CK-03', item: 'Cast-iron skillet', onHand: 14, reserved: 14 },
  { id: 'TX-01', item: 'Wool blanket', onHand: 96, reserved: 22 },
];

const columns: GridColDef<(typeof stock)[number]>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 130 },
  {
    field: 'onHand',
    headerName: 'On hand',
    type: 'number',
    width: 100,
    valueFormatter: (value: number) => `${value} pcs`,
  },
  // preview-start
  {
    field: 'free',
    headerName: 'Available',
    type: 'number',
    width: 110,
    valueGetter: (value, row) => (row.onHand - row.reserved) / row.onHand,
    valueFormatter: (value: number) =>
      value.toLocaleString('en-US', { style: 'percent', maximumFractionDigits: 0 }),
  },
  // preview-end
];

export default function ComputedColumns() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Stock and the share available' } }}
        rows={stock}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
