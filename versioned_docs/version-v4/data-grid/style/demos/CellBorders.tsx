import { DataGrid, type GridColumns } from '@material-ui/data-grid';
import { employees } from '../../data/employees';

const columns: GridColumns = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'office', headerName: 'Office', width: 140 },
  { field: 'salary', headerName: 'Salary (€)', type: 'number', width: 150 },
];

export default function CellBorders() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        aria-label="Employees between lines"
        rows={employees}
        columns={columns}
        showCellRightBorder
        showColumnRightBorder
      />
      {/* preview-end */}
    </div>
  );
}
