import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
import type {
  GridColDef,
  GridColumnGroupingModel,
  GridColumnVisibilityModel,
} from '@mui/x-data-grid';
import { employees } from '../../data/employees';
import type { Employee } from '../../data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 170 },
  { field: 'role', headerName: 'Role', width: 170 },
  { field: 'started', headerName: 'Started', type: 'date', width: 110 },
  { field: 'salary', headerName: 'Salary', type: 'number', width: 100 },
];

// preview-start
const contract = [{ field: 'started' }, { field: 'salary' }];

const columnGroupingModel: GridColumnGroupingModel = [
  { groupId: 'Person', children: [{ field: 'name' }, { field: 'role' }] },
  { groupId: 'Contract', children: contract },
];

const withoutContract = Object.fromEntries(contract.map(({ field }) => [field, false]));
// preview-end

const experimentalFeatures = { columnGrouping: true };

export default function HiddenColumnGroup() {
  const [model, setModel] = React.useState<GridColumnVisibilityModel>({});
  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Contract"
        control={
          <Switch
            checked={contract.some(({ field }) => model[field] !== false)}
            onChange={(event) => setModel(event.target.checked ? {} : withoutContract)}
          />
        }
      />
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Employees with a group of columns to hide"
          rows={employees}
          columns={columns}
          columnGroupingModel={columnGroupingModel}
          experimentalFeatures={experimentalFeatures}
          columnVisibilityModel={model}
          onColumnVisibilityModelChange={setModel}
          hideFooter
        />
      </Box>
    </Box>
  );
}
