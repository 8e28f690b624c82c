import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPro, GridActionsCellItem, useGridApiRef } from '@mui/x-data-grid-pro';
import RefreshIcon from '@mui/icons-material/Refresh';
import type { DataGridProProps, GridColDef, GridDataSource } from '@mui/x-data-grid-pro';
import { employees } from '../../data/employees';
import type { Employee } from '../../data/employees';
import { createServer } from '../../data/server';

const server = createServer(employees);

const groupingColDef: DataGridProProps['groupingColDef'] = {
  headerName: 'Name',
  valueGetter: (value, row) => row.name,
  flex: 1,
  minWidth: 220,
};

export default function ReloadedBranch() {
  const apiRef = useGridApiRef();
  const [requests, setRequests] = React.useState(0);
  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        setRequests((count) => count + 1);
        const parent = params.groupKeys?.at(-1);
        return { rows: await server.children(params, 'managerId', parent ? Number(parent) : null) };
      },
      getGroupKey: (row) => String(row.id),
      getChildrenCount: (row) => row.children,
    }),
    [],
  );
  const columns = React.useMemo<GridColDef<Employee & { children: number }>[]>(
    () => [
      { field: 'role', headerName: 'Role', flex: 1, minWidth: 160 },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Reload',
        width: 90,
        getActions: ({ id, row }) =>
          row.children > 0
            ? [
                <GridActionsCellItem
                  key="reload"
                  icon={<RefreshIcon />}
                  label={`Reload the team of ${row.name}`}
                  // preview-start
                  onClick={() => {
                    apiRef.current?.unstable_dataSource.cache.clear();
                    apiRef.current?.unstable_dataSource.fetchRows(id);
                  }}
                  // preview-end
                />,
              ]
            : [],
      },
    ],
    [apiRef],
  );
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 320 }}>
        <DataGridPro
          slotProps={{ main: { 'aria-label': 'Teams that can be reloaded' } }}
          apiRef={apiRef}
          treeData
          unstable_dataSource={dataSource}
          defaultGroupingExpansionDepth={1}
          groupingColDef={groupingColDef}
          columns={columns}
        />
      </Box>
      <Box role="status" sx={{ typography: 'body2', mt: 1 }}>
        Requests: {requests}
      </Box>
    </Box>
  );
}
