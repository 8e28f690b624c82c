import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const columns: GridColDef[] = [
  { field: 'time', headerName: 'Starts', width: 80 },
  { field: 'employee', headerName: 'Employee', flex: 1, minWidth: 130 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
];

const shifts = [
  { id: 1, day: '2025-04-17', time: '08:00', employee: 'Amina Diallo', hours: 6 },
  { id: 2, day: '2025-04-17', time: '09:30', employee: 'Jonas Weber', hours: 8 },
  { id: 3, day: '2025-04-17', time: '12:00', employee: 'Mei Tanaka', hours: 5 },
  { id: 4, day: '2025-04-18', time: '07:30', employee: 'Jonas Weber', hours: 8 },
  { id: 5, day: '2025-04-18', time: '16:30', employee: 'Léa Moreau', hours: 4 },
];

export default function ShiftPlan() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2025-04-17'));
  const rows = shifts.filter((shift) => day?.isSame(shift.day, 'day'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 380, width: '100%', pt: 1, display: 'flex', flexDirection: 'column' }}>
        {/* preview-start */}
        <DatePicker label="Day" value={day} onChange={setDay} sx={{ mb: 2 }} />
        <DataGrid
          aria-label="Shifts of the chosen day"
          rows={rows}
          columns={columns}
          localeText={{ noRowsLabel: 'No shifts on this day' }}
          hideFooter
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
