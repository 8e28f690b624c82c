import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const bookings = [
  { id: 1, night: new Date(2025, 3, 15), dome: 'North', guest: 'Ruth Okafor' },
  { id: 2, night: new Date(2025, 3, 17), dome: 'South', guest: 'Ivo Lindqvist' },
  { id: 3, night: new Date(2025, 3, 19), dome: 'North', guest: 'Mei Tanaka' },
  { id: 4, night: new Date(2025, 3, 24), dome: 'South', guest: 'Paulo Reis' },
];

const columns: GridColDef<(typeof bookings)[number]>[] = [
  { field: 'night', headerName: 'Night', type: 'date', width: 105 },
  { field: 'dome', headerName: 'Dome', width: 80 },
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 120 },
];

export default function TelescopeBookings() {
  const [from, setFrom] = React.useState<Dayjs | null>(dayjs('2025-04-17'));
  const rows = React.useMemo(
    () =>
      from?.isValid() ? bookings.filter(({ night }) => !from.isAfter(night, 'day')) : bookings,
    [from],
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ height: 340, pt: 1 }}>
        {/* preview-start */}
        <DatePicker label="Nights from" value={from} onChange={setFrom} />
        <Box sx={{ flexGrow: 1, minHeight: 0 }}>
          <DataGrid
            slotProps={{ main: { 'aria-label': 'Telescope bookings' } }}
            rows={rows}
            columns={columns}
            hideFooter
          />
        </Box>
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
