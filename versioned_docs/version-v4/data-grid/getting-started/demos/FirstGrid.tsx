import { DataGrid, type GridColumns, type GridRowsProp } from '@material-ui/data-grid';

// preview-start
const columns: GridColumns = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 140 },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 110 },
];

const rows: GridRowsProp = [
  { id: 1041, customer: 'Ana Lima', total: 312, paid: true },
  { id: 1042, customer: 'Jörg Weiß', total: 89, paid: false },
  { id: 1043, customer: '田中 陽菜', total: 414, paid: true },
];
// preview-end

export default function FirstGrid() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid aria-label="Today’s orders" rows={rows} columns={columns} />
    </div>
  );
}
