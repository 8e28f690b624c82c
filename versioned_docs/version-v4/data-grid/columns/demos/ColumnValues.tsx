import { DataGrid, type GridColumns } from '@material-ui/data-grid';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

const columns: GridColumns = [
  { field: 'seed', headerName: 'Seed', flex: 1, minWidth: 110 },
  { field: 'packets', headerName: 'Packets', type: 'number', width: 140 },
  // preview-start
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 110,
    valueGetter: ({ row }) => row.packets * row.price,
    valueFormatter: ({ value }) => (typeof value === 'number' ? dollars.format(value) : ''),
  },
  // preview-end
];

const rows = [
  { id: 1, seed: 'Borage', packets: 4, price: 2.5 },
  { id: 2, seed: 'Sweet pea', packets: 12, price: 1.75 },
  { id: 3, seed: 'Kale', packets: 6, price: 3.2 },
];

export default function ColumnValues() {
  return (
    <div style={{ height: 230, width: '100%' }}>
      <DataGrid aria-label="Seed order" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
