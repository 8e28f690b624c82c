import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  DataGridPro,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-pro';
import type { GridColDef, GridRenderHeaderFilterProps } from '@mui/x-data-grid-pro';
import { employees } from '../../data/employees';
import type { Employee } from '../../data/employees';

function OfficeFilter({ colDef, tabIndex }: GridRenderHeaderFilterProps) {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const item = items.find(({ field }) => field === colDef.field);
  const id = item?.id ?? 'office';
  // preview-start
  return (
    <TextField
      select
      fullWidth
      size="small"
      value={item?.value ?? ''}
      slotProps={{ htmlInput: { 'aria-label': 'Office', tabIndex } }}
      onChange={({ target: { value } }) =>
        apiRef.current.upsertFilterItem({ id, field: colDef.field, operator: 'equals', value })
      }
    >
      {/* preview-end */}
      <MenuItem value="">All offices</MenuItem>
      {['Oslo', 'Accra', 'Madrid', 'Seoul', 'Kraków'].map((office) => (
        <MenuItem key={office} value={office}>
          {office}
        </MenuItem>
      ))}
    </TextField>
  );
}

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  {
    field: 'office',
    headerName: 'Office',
    width: 170,
    renderHeaderFilter: (params: GridRenderHeaderFilterProps) => <OfficeFilter {...params} />,
  },
];

export default function HeaderFilterSelect() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGridPro
        aria-label="Employees by office"
        rows={employees}
        columns={columns}
        headerFilters
        disableColumnFilter
      />
    </Box>
  );
}
