import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

interface Line {
  id: number | 'total';
  product: string;
  quantity?: number;
  price?: number;
  amount: number;
}

const lines: Line[] = [
  { id: 1, product: 'Folding saw', quantity: 2, price: 58.5, amount: 117 },
  { id: 2, product: 'Wool blanket', quantity: 1, price: 89, amount: 89 },
  { id: 3, product: 'Chipped mug, returned', quantity: -4, price: 13, amount: -52 },
];

const total: Line = {
  id: 'total',
  product: 'Total',
  amount: lines.reduce((sum, { amount }) => sum + amount, 0),
};

const rows = [...lines, total];

const columns: GridColDef<Line>[] = [
  // preview-start
  {
    field: 'product',
    headerName: 'Product',
    flex: 1,
    minWidth: 150,
    colSpan: (_value, { id }) => (id === 'total' ? 3 : 1),
  },
  // preview-end
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100 },
  { field: 'price', headerName: 'Price', type: 'number', width: 100 },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 110 },
];

export default function SpannedTotal() {
  return (
    <Box sx={{ width: '100%', '& [data-id="total"]': { fontWeight: 700 } }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Lines of an invoice' } }}
        rows={rows}
        columns={columns}
        disableColumnSorting
        disableColumnFilter
        hideFooter
      />
    </Box>
  );
}
