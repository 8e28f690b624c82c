import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { employees } from '../../data/employees';
import type { Employee } from '../../data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 160 },
  { field: 'department', headerName: 'Department', width: 130 },
  { field: 'office', headerName: 'Office', width: 110 },
];

const initialState = { rowGrouping: { model: ['department'] } };

export default function GroupFromCode() {
  const apiRef = useGridApiRef();
  // preview-start
  const addOffice = () => apiRef.current?.addRowGroupingCriteria('office');
  const officeFirst = () => apiRef.current?.setRowGroupingModel(['office', 'department']);
  const removeAll = () => apiRef.current?.setRowGroupingModel([]);
  // preview-end
  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={addOffice}>Then by office</Button>
      <Button onClick={officeFirst}>Office first</Button>
      <Button onClick={removeAll}>No groups</Button>
      <Box sx={{ height: 370 }}>
        <DataGridPremium
          apiRef={apiRef}
          slotProps={{ main: { 'aria-label': 'Employees by department' } }}
          experimentalFeatures={{ ariaV8: true }}
          rows={employees}
          columns={columns}
          initialState={initialState}
          hideFooter
        />
      </Box>
    </Box>
  );
}
