import { DataGrid, type GridColumns } from '@material-ui/data-grid';
import { orders } from '../../data/orders';

const columns: GridColumns = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'status', headerName: 'Status', width: 130 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 140 },
];

export default function CheckboxRows() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        aria-label="Orders to select"
        rows={orders}
        columns={columns}
        checkboxSelection
        disableSelectionOnClick
      />
      {/* preview-end */}
    </div>
  );
}
