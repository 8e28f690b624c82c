import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import './BorderlessGrid.css';

const rows = [
  { id: 1, name: 'Ingrid Solberg', office: 'Oslo', daysOff: 18 },
  { id: 2, name: 'Kwame Mensah', office: 'Accra', daysOff: 12 },
  { id: 9, name: '陈 伟', office: 'Seoul', daysOff: 3 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 110 },
  { field: 'office', headerName: 'Office', width: 90 },
  { field: 'daysOff', headerName: 'Days off', type: 'number', width: 100 },
];

export default function BorderlessGrid() {
  return (
    <div className="employees">
      {/* preview-start */}
      <DataGrid
        aria-label="Employees"
        className="employees-grid"
        rows={rows}
        columns={columns}
        hideFooter
      />
      {/* preview-end */}
    </div>
  );
}
