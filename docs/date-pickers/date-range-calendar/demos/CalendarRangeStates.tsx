import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const locum: DateRange<Dayjs> = [dayjs('2025-04-14'), dayjs('2025-04-25')];

export default function CalendarRangeStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 360, display: 'flex', flexWrap: 'wrap' }}>
        {/* preview-start */}
        <div role="group" aria-label="Read-only">
          <DateRangeCalendar readOnly calendars={1} defaultValue={locum} disableHighlightToday />
        </div>
        <div role="group" aria-label="Not draggable">
          <DateRangeCalendar
            disableDragEditing
            calendars={1}
            defaultValue={locum}
            disableHighlightToday
          />
        </div>
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
