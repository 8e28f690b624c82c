import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import './FocusStyle.css';

const rows = [
  { id: 3, name: 'Lucía Fernández', role: 'Staff engineer' },
  { id: 9, name: '陈 伟', role: 'Product designer' },
  { id: 18, name: 'Elena Popescu', role: 'Accountant' },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 100 },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 120 },
];

export default function FocusStyle() {
  return (
    <div className="employees">
      {/* preview-start */}
      <DataGrid
        aria-label="Employees"
        className="employees-grid"
        rows={rows}
        columns={columns}
        disableRowSelectionOnClick
        hideFooter
      />
      {/* preview-end */}
    </div>
  );
}
