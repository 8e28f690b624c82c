import { DataGrid, type GridColumns } from '@material-ui/data-grid';
import { orders } from '../../data/orders';

const columns: GridColumns = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'product', headerName: 'Product', width: 190 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 140 },
];

export default function FixedHeight() {
  return (
    // preview-start
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid aria-label="Orders in a fixed height" rows={orders} columns={columns} />
    </div>
    // preview-end
  );
}
