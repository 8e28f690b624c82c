import * as React from 'react';
import Typography from '@material-ui/core/Typography';
import { DataGrid, type GridColumns, type GridRowParams } from '@material-ui/data-grid';
import { employees, type Employee } from '../../data/employees';

const columns: GridColumns = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'office', headerName: 'Office', width: 140 },
];

export default function EventProp() {
  const [opened, setOpened] = React.useState<Employee>();
  // preview-start
  const open = ({ id }: GridRowParams) => setOpened(employees.find((it) => it.id === id));

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Employees to open"
          rows={employees}
          columns={columns}
          onRowClick={open}
          disableSelectionOnClick
        />
      </div>
      {/* preview-end */}
      <Typography role="status">
        {opened ? `${opened.name}: ${opened.role}` : 'Click a row.'}
      </Typography>
    </div>
  );
}
