import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const columns: GridColDef[] = [
  { field: 'time', headerName: 'Time', width: 80 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 130 },
  { field: 'platform', headerName: 'Platform', type: 'number', width: 90 },
];

const departures = [
  { id: 1, day: '2025-04-17', time: '08:12', destination: 'Alder Bridge', platform: 2 },
  { id: 2, day: '2025-04-17', time: '09:40', destination: 'Mirefield', platform: 1 },
  { id: 3, day: '2025-04-17', time: '12:05', destination: 'Port Selwyn', platform: 3 },
  { id: 4, day: '2025-04-18', time: '07:55', destination: 'Mirefield', platform: 1 },
  { id: 5, day: '2025-04-18', time: '16:30', destination: 'Harrow Falls', platform: 4 },
];

export default function DepartureBoard() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2025-04-17'));
  const rows = departures.filter((departure) => day?.isSame(departure.day, 'day'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 380, width: '100%', pt: 1, display: 'flex', flexDirection: 'column' }}>
        {/* preview-start */}
        <DatePicker label="Travel day" value={day} onChange={setDay} sx={{ mb: 2 }} />
        <DataGrid
          aria-label="Departures of the chosen day"
          rows={rows}
          columns={columns}
          localeText={{ noRowsLabel: 'No trains on this day' }}
          hideFooter
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
