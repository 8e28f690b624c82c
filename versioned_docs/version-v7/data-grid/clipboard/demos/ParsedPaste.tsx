import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { employees } from '../../data/employees';
import type { Employee } from '../../data/employees';

const rows = employees.slice(0, 5);

function parseSalary(text: string) {
  const salary = Number(text.replace(/[€,\s]/g, ''));
  // `undefined` leaves the cell as it is.
  return Number.isNaN(salary) ? undefined : salary;
}

// preview-start
const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150, editable: true },
  {
    field: 'salary',
    headerName: 'Salary',
    type: 'number',
    width: 130,
    editable: true,
    valueFormatter: (salary: number) => `€ ${salary.toLocaleString('en-US')}`,
    pastedValueParser: parseSalary,
  },
];
// preview-end

export default function ParsedPaste() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGridPremium
        slotProps={{ main: { 'aria-label': 'Salaries that are pasted as text' } }}
        rows={rows}
        columns={columns}
        cellSelection
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
