import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';

const opens = dayjs('2025-04-17T08:00');

export default function DateTimeRangeReference() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 72, maxWidth: 520 }}>
        {/* preview-start */}
        <DateTimeRangePicker
          referenceDate={opens}
          localeText={{ start: 'Locum needed from', end: 'Locum needed until' }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
