import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColumns } from '@mui/x-data-grid';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const shifts = [
  { id: 1, name: 'Amina Diallo', part: 'Early', hours: 8, day: '2025-04-17' },
  { id: 2, name: 'Jörg Weiß', part: 'Early', hours: 6, day: '2025-04-17' },
  { id: 3, name: '田中 陽菜', part: 'Late', hours: 8, day: '2025-04-17' },
  { id: 4, name: 'Oskar Lindqvist', part: 'Night', hours: 10, day: '2025-04-17' },
  { id: 5, name: 'Priya Raman', part: 'Early', hours: 8, day: '2025-04-18' },
  { id: 6, name: 'Amina Diallo', part: 'Night', hours: 10, day: '2025-04-18' },
];

const columns: GridColumns<(typeof shifts)[number]> = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'part', headerName: 'Shift', width: 100 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
];

export default function ShiftsOfTheDay() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2025-04-17'));
  const rows = shifts.filter((shift) => day?.isSame(shift.day, 'day') ?? true);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 360, width: '100%', pt: 1, display: 'flex', flexDirection: 'column' }}>
        {/* preview-start */}
        <DatePicker
          label="Day"
          value={day}
          onChange={setDay}
          renderInput={(params) => <TextField {...params} />}
        />
        <Box sx={{ flexGrow: 1, minHeight: 0, mt: 2 }}>
          <DataGrid aria-label="Shifts of the day" rows={rows} columns={columns} hideFooter />
        </Box>
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
