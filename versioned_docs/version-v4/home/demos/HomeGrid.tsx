import { DataGrid, type GridColumns } from '@material-ui/data-grid';

const columns: GridColumns = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 105 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 95, hideSortIcons: true },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 75, hideSortIcons: true },
];

const rows = [
  { id: 1041, customer: 'Ana Lima', total: 312, paid: true },
  { id: 1042, customer: 'Zeynep Şahin', total: 147, paid: true },
  { id: 1043, customer: '田中 陽菜', total: 414, paid: false },
  { id: 1044, customer: 'Oskar Lindqvist', total: 58.5, paid: true },
  { id: 1046, customer: 'Ana Lima', total: -52, paid: true },
];

export default function HomeGrid() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        aria-label="Orders of April"
        rows={rows}
        columns={columns}
        headerHeight={48}
        rowHeight={42}
        hideFooter
        disableColumnMenu
      />
      {/* preview-end */}
    </div>
  );
}
