import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { employees } from '../../data/employees';
import type { Employee } from '../../data/employees';

// preview-start
const columns: GridColDef<Employee>[] = [
  { field: 'started', headerName: 'Since', type: 'date', width: 120 },
  {
    field: 'year',
    headerName: 'Year',
    hideable: false,
    // A number sorts as a year. For months, use text such as `2025-04`.
    groupingValueGetter: (_, row) => row.started.getFullYear(),
  },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'office', headerName: 'Office', width: 100 },
];
// preview-end

const initialState = {
  rowGrouping: { model: ['year'] },
  columns: { columnVisibilityModel: { year: false } },
  sorting: { sortModel: [{ field: '__row_group_by_columns_group__', sort: 'desc' as const }] },
};

const groupingColDef = { headerName: 'Year', width: 140 };

export default function HiresByYear() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        slotProps={{ main: { 'aria-label': 'Employees by year' } }}
        rows={employees}
        columns={columns}
        experimentalFeatures={{ ariaV8: true }}
        initialState={initialState}
        groupingColDef={groupingColDef}
        hideFooter
      />
    </Box>
  );
}
