import * as React from 'react';
import { XGrid, type GridColumns, type GridSortModel } from '@material-ui/x-grid';
import { employees } from '../../data/employees';

const columns: GridColumns = [
  { field: 'office', headerName: 'Office', width: 150 },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'salary', headerName: 'Salary (€)', type: 'number', width: 150 },
];

export default function SeveralColumns() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'office', sort: 'asc' },
    { field: 'salary', sort: 'desc' },
  ]);

  return (
    <div style={{ height: 320, width: '100%' }}>
      {/* preview-start */}
      <XGrid
        aria-label="Employees by office, the highest salary first"
        rows={employees}
        columns={columns}
        sortModel={sortModel}
        onSortModelChange={(model) => setSortModel(model)}
        hideFooter
      />
      {/* preview-end */}
    </div>
  );
}
