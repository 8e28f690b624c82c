import type * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  GridColumnMenu,
  gridColumnLookupSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridColDef, GridColumnMenuItemProps, GridColumnMenuProps } from '@mui/x-data-grid';
import { employees } from '../../data/employees';
import type { Employee } from '../../data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 130 },
  { field: 'role', headerName: 'Role', width: 130 },
  { field: 'department', headerName: 'Department', width: 130 },
];

function WidthItems({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  const column = useGridSelector(apiRef, gridColumnLookupSelector)[colDef.field];
  const computedWidth = column?.computedWidth ?? 100;
  // preview-start
  const resize = (event: React.MouseEvent<HTMLElement>, width: number) => {
    apiRef.current.setColumnWidth(colDef.field, width);
    onClick(event);
  };
  // preview-end
  const [wide, narrow] = [computedWidth + 40, computedWidth - 40];
  return [
    <MenuItem key="w" onClick={(event) => resize(event, wide)}>{`Widen to ${wide} px`}</MenuItem>,
    <MenuItem
      key="n"
      onClick={(event) => resize(event, narrow)}
    >{`Narrow to ${narrow} px`}</MenuItem>,
  ];
}

function WidthMenu(props: GridColumnMenuProps) {
  return <GridColumnMenu {...props} slots={{ columnMenuUserItem: WidthItems }} />;
}

const slots = { columnMenu: WidthMenu };

export default function WidthsInMenu() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Employees with width commands' } }}
        rows={employees}
        columns={columns}
        slots={slots}
      />
    </Box>
  );
}
