import { DataGrid, type GridColumns } from '@material-ui/data-grid';
import { orders } from '../../data/orders';

const columns: GridColumns = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 170 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 140 },
  { field: 'ordered', headerName: 'Ordered', type: 'date', width: 145 },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 110 },
];

export default function OrdersGrid() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        aria-label="Orders of April"
        rows={orders}
        columns={columns}
        checkboxSelection
        disableSelectionOnClick
      />
      {/* preview-end */}
    </div>
  );
}
