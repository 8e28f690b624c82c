import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

// preview-start
interface Delivery {
  id: string;
  product: string;
  boxes: number;
  /** Has no column: the grid keeps it, and the function below reads it. */
  perBox: number;
}

const rows: Delivery[] = [
  { id: 'D-17', product: 'Enamel camping mug', boxes: 4, perBox: 24 },
  { id: 'D-18', product: 'Wool blanket', boxes: 6, perBox: 5 },
  { id: 'D-19', product: 'Felt slippers', boxes: 2, perBox: 30 },
];
// preview-end

const columns: GridColDef<Delivery>[] = [
  { field: 'id', headerName: 'Delivery', width: 100 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 160 },
  { field: 'boxes', headerName: 'Boxes', type: 'number', width: 90 },
  {
    field: 'pieces',
    headerName: 'Pieces',
    type: 'number',
    width: 90,
    valueGetter: (_, row) => row.boxes * row.perBox,
  },
];

export default function RowFields() {
  return (
    <Box sx={{ height: 214, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Deliveries' } }}
        rows={rows}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
