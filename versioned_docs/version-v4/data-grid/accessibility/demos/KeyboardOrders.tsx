import { DataGrid, type GridColumns } from '@material-ui/data-grid';
import { orders } from '../../data/orders';

const columns: GridColumns = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'status', headerName: 'Status', width: 130 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 145, editable: true },
];

export default function KeyboardOrders() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid aria-label="Orders for the keyboard" rows={orders} columns={columns} />
    </div>
  );
}
