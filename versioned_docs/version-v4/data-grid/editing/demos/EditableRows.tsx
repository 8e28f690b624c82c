import { DataGrid, type GridCellParams, type GridColumns } from '@material-ui/data-grid';
import { orders } from '../../data/orders';

const columns: GridColumns = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 145, editable: true },
  { field: 'status', headerName: 'Status', width: 130 },
];

// preview-start
const isCellEditable = ({ row }: GridCellParams) =>
  row.status === 'open' || row.status === 'packed';

export default function EditableRows() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Orders; those in the warehouse can be edited"
        rows={orders}
        columns={columns}
        isCellEditable={isCellEditable}
      />
    </div>
  );
}
// preview-end
