import { DataGrid, type GridColumns } from '@material-ui/data-grid';
import { employees } from '../../data/employees';

const columns: GridColumns = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 150 },
  { field: 'office', headerName: 'Office', width: 130 },
];

export default function RowHeights() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        aria-label="Employees in low rows"
        rows={employees}
        columns={columns}
        rowHeight={32}
        headerHeight={40}
      />
      {/* preview-end */}
    </div>
  );
}
