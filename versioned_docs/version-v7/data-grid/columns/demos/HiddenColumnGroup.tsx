import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef, GridColumnGroupingModel } from '@mui/x-data-grid';
import { employees } from '../../data/employees';
import type { Employee } from '../../data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 170 },
  { field: 'role', headerName: 'Role', width: 170 },
  { field: 'started', headerName: 'Started', type: 'date', width: 110 },
  { field: 'salary', headerName: 'Salary', type: 'number', width: 100 },
];

const columnGroupingModel: GridColumnGroupingModel = [
  { groupId: 'person', headerName: 'Person', children: [{ field: 'name' }, { field: 'role' }] },
  {
    groupId: 'contract',
    headerName: 'Contract',
    children: [{ field: 'started' }, { field: 'salary' }],
  },
];

export default function HiddenColumnGroup() {
  const apiRef = useGridApiRef();
  const [shown, setShown] = React.useState(true);
  // preview-start
  const toggleGroup = (groupId: string, visible: boolean) => {
    const api = apiRef.current;
    api?.getAllColumns().forEach(({ field }) => {
      if (api.getColumnGroupPath(field).includes(groupId)) api.setColumnVisibility(field, visible);
    });
    setShown(visible);
  };
  // preview-end
  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Contract"
        control={
          <Switch
            checked={shown}
            onChange={(_event, checked) => toggleGroup('contract', checked)}
          />
        }
      />
      <Box sx={{ height: 320 }}>
        <DataGrid
          apiRef={apiRef}
          slotProps={{ main: { 'aria-label': 'Employees with a group of columns to hide' } }}
          rows={employees}
          columns={columns}
          columnGroupingModel={columnGroupingModel}
          disableColumnSelector
          hideFooter
        />
      </Box>
    </Box>
  );
}
