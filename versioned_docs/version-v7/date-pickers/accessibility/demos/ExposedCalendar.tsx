import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { Exposed } from './Exposed';

export default function ExposedCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 400, maxWidth: 320 }}>
        {/* preview-start */}
        <Exposed>
          <div role="group" aria-label="Appointment">
            <DateCalendar defaultValue={dayjs('2025-04-17')} sx={{ width: '100%' }} />
          </div>
        </Exposed>
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
