import { DataGrid, type GridColumns } from '@material-ui/data-grid';
import { orders } from '../../data/orders';

const columns: GridColumns = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 140 },
  { field: 'ordered', headerName: 'Ordered', type: 'date', width: 145 },
  { field: 'note', headerName: 'Note', width: 140, filterable: false },
];

export default function ColumnFilter() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid aria-label="Orders to filter" rows={orders} columns={columns} />
    </div>
  );
}
