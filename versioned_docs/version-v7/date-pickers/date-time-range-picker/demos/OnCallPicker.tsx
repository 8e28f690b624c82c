import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const onCall: DateRange<Dayjs> = [dayjs('2025-04-17T18:00'), dayjs('2025-04-18T08:00')];

export default function OnCallPicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 72, maxWidth: 520 }}>
        {/* preview-start */}
        <DateTimeRangePicker
          defaultValue={onCall}
          localeText={{ start: 'On call from', end: 'On call until' }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
