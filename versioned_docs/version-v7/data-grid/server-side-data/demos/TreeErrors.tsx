import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { DataGridProProps, GridColDef, GridDataSource } from '@mui/x-data-grid-pro';
import { employees } from '../../data/employees';
import type { Employee } from '../../data/employees';
import { createServer } from '../../data/server';

const server = createServer(employees);

const dataSource: GridDataSource = {
  getRows: async (params) => {
    const parent = params.groupKeys?.at(-1);
    return { rows: await server.children(params, 'managerId', parent ? Number(parent) : null) };
  },
  getGroupKey: (row) => String(row.id),
  getChildrenCount: (row) => row.children,
};

const groupingColDef: DataGridProProps['groupingColDef'] = {
  headerName: 'Name',
  valueGetter: (value, row) => row.name,
  flex: 1,
  minWidth: 220,
};

const columns: GridColDef<Employee>[] = [
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 160 },
];

export default function TreeErrors() {
  const [message, setMessage] = React.useState<string | null>(null);
  // preview-start
  const showError: DataGridProProps['unstable_onDataSourceError'] = (error, params) => {
    setMessage(`${error.message} Employee ${params.groupKeys?.at(-1) ?? ''}: not loaded.`);
  };
  // preview-end
  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch onChange={(event) => server.setDown(event.target.checked)} />}
        label="The server is down"
      />
      <Box sx={{ height: 320 }}>
        <DataGridPro
          slotProps={{ main: { 'aria-label': 'Employees from an unreliable server' } }}
          treeData
          unstable_dataSource={dataSource}
          unstable_onDataSourceError={showError}
          defaultGroupingExpansionDepth={1}
          groupingColDef={groupingColDef}
          columns={columns}
        />
      </Box>
      <Box role="status" sx={{ mt: 1, minHeight: 48 }}>
        {message && (
          <Alert severity="error" onClose={() => setMessage(null)}>
            {message}
          </Alert>
        )}
      </Box>
    </Box>
  );
}
