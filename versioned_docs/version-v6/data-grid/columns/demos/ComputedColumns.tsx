import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridValueFormatterParams,
  type GridValueGetterParams,
} from '@mui/x-data-grid';

interface Loaf {
  id: number;
  loaf: string;
  sold: number;
  price: number;
}

const euros = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });
const toEuros = ({ value }: GridValueFormatterParams<number>) => euros.format(value);

const columns: GridColDef<Loaf>[] = [
  { field: 'loaf', headerName: 'Loaf', flex: 1, minWidth: 120 },
  { field: 'sold', headerName: 'Sold', type: 'number', width: 80 },
  { field: 'price', headerName: 'Price', type: 'number', width: 90, valueFormatter: toEuros },
  // preview-start
  {
    field: 'revenue',
    headerName: 'Revenue',
    type: 'number',
    width: 120,
    valueGetter: ({ row }: GridValueGetterParams<Loaf>) => row.sold * row.price,
    valueFormatter: toEuros,
  },
  // preview-end
];

const rows: Loaf[] = [
  { id: 1, loaf: 'Rye', sold: 42, price: 4.2 },
  { id: 2, loaf: 'Walnut', sold: 17, price: 5.6 },
  { id: 3, loaf: 'Spelt', sold: 29, price: 4.9 },
  { id: 4, loaf: 'Sourdough', sold: 61, price: 4.5 },
];

export default function ComputedColumns() {
  return (
    <Box sx={{ height: 284, width: '100%' }}>
      <DataGrid aria-label="Bread sold today" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
