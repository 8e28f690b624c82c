import type * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  GridColumnMenuContainer,
  GridColumnsMenuItem,
  GridFilterMenuItem,
  HideGridColMenuItem,
  SortGridMenuItems,
  useGridApiContext,
} from '@mui/x-data-grid';
import type { GridColDef, GridColumnMenuProps } from '@mui/x-data-grid';
import { employees } from '../../data/employees';
import type { Employee } from '../../data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 130 },
  { field: 'role', headerName: 'Role', width: 130 },
  { field: 'department', headerName: 'Department', width: 130 },
];

function WidthMenu(props: GridColumnMenuProps) {
  const { hideMenu, currentColumn: column } = props;
  const apiRef = useGridApiContext();
  // preview-start
  const resize = (event: React.MouseEvent, change: number) => {
    const { computedWidth } = apiRef.current.getColumn(column.field);
    apiRef.current.setColumnWidth(column.field, computedWidth + change);
    hideMenu(event);
  };
  // preview-end
  return (
    <GridColumnMenuContainer {...props}>
      <SortGridMenuItems onClick={hideMenu} column={column} />
      <GridFilterMenuItem onClick={hideMenu} column={column} />
      <HideGridColMenuItem onClick={hideMenu} column={column} />
      <GridColumnsMenuItem onClick={hideMenu} column={column} />
      <MenuItem onClick={(event) => resize(event, 40)}>Widen by 40 px</MenuItem>
      <MenuItem onClick={(event) => resize(event, -40)}>Narrow by 40 px</MenuItem>
    </GridColumnMenuContainer>
  );
}

const components = { ColumnMenu: WidthMenu };

export default function WidthsInMenu() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Employees with width commands"
        rows={employees}
        columns={columns}
        components={components}
      />
    </Box>
  );
}
