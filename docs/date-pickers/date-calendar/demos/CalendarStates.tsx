import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const surgery = dayjs('2025-04-17');

export default function CalendarStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 340, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {/* preview-start */}
        <div role="group" aria-label="Surgery, read-only">
          <DateCalendar defaultValue={surgery} readOnly disableHighlightToday sx={{ width: 300 }} />
        </div>
        <div role="group" aria-label="Surgery, disabled">
          <DateCalendar defaultValue={surgery} disabled disableHighlightToday sx={{ width: 300 }} />
        </div>
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
