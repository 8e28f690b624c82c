import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';

const workingHours: [Dayjs, Dayjs] = [dayjs('2025-04-17T08:00'), dayjs('2025-04-17T16:30')];

export default function DateTimeRangeReference() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 72, maxWidth: 480 }}>
        {/* preview-start */}
        <DateTimeRangePicker
          label="Locum needed"
          referenceDate={workingHours}
          slotProps={{ textField: { fullWidth: true } }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
