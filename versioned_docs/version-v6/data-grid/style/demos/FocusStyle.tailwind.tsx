import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 3, name: 'Lucía Fernández', role: 'Staff engineer' },
  { id: 9, name: '陈 伟', role: 'Product designer' },
  { id: 18, name: 'Elena Popescu', role: 'Accountant' },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 100 },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 120 },
];

// preview-start
const ring = 'focus-within:outline-3 focus-within:-outline-offset-3 focus-within:outline-sky-600';

const classes = { columnHeader: ring, cell: ring };
// preview-end

export default function FocusStyle() {
  return (
    <div className="h-[232px] w-full">
      <DataGrid
        aria-label="Employees"
        rows={rows}
        columns={columns}
        classes={classes}
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
