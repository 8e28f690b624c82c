import { DataGrid, type GridColumns } from '@material-ui/data-grid';
import { orders } from '../../data/orders';

// preview-start
const columns: GridColumns = [
  { field: 'customer', headerName: 'Customer', width: 150, editable: true },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 145, editable: true },
  { field: 'ordered', headerName: 'Ordered', type: 'date', width: 160, editable: true },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 110, editable: true },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['open', 'packed', 'shipped', 'returned'],
    width: 150,
    editable: true,
  },
];
// preview-end

export default function EditableCells() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid aria-label="Orders that can be edited" rows={orders} columns={columns} />
    </div>
  );
}
