import { DataGrid, type GridColumns } from '@material-ui/data-grid';
import { orders } from '../../data/orders';

// preview-start
const columns: GridColumns = [
  { field: 'customer', headerName: 'Customer', width: 150 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 140 },
  { field: 'ordered', headerName: 'Ordered', type: 'date', width: 145 },
  { field: 'shipped', headerName: 'Shipped', type: 'dateTime', width: 190 },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 110 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['open', 'packed', 'shipped', 'returned'],
    width: 130,
  },
];
// preview-end

export default function ColumnTypes() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid aria-label="Orders" rows={orders} columns={columns} hideFooter />
    </div>
  );
}
