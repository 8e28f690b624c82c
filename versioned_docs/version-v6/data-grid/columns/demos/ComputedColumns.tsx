import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridValueFormatterParams,
  type GridValueGetterParams,
} from '@mui/x-data-grid';

interface Sale {
  id: number;
  product: string;
  sold: number;
  price: number;
}

const euros = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });
const toEuros = ({ value }: GridValueFormatterParams<number>) => euros.format(value);

const columns: GridColDef<Sale>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120 },
  { field: 'sold', headerName: 'Sold', type: 'number', width: 80 },
  { field: 'price', headerName: 'Price', type: 'number', width: 90, valueFormatter: toEuros },
  // preview-start
  {
    field: 'revenue',
    headerName: 'Revenue',
    type: 'number',
    width: 120,
    valueGetter: ({ row }: GridValueGetterParams<Sale>) => row.sold * row.price,
    valueFormatter: toEuros,
  },
  // preview-end
];

const rows: Sale[] = [
  { id: 1, product: 'Enamel camping mug', sold: 24, price: 13 },
  { id: 2, product: 'Canvas tool roll', sold: 3, price: 49 },
  { id: 3, product: 'Folding saw', sold: 5, price: 58.5 },
  { id: 4, product: 'Copper kettle', sold: 2, price: 129 },
];

export default function ComputedColumns() {
  return (
    <Box sx={{ height: 284, width: '100%' }}>
      <DataGrid aria-label="Products sold today" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
