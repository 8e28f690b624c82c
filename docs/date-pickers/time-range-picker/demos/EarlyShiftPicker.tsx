import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';

const early: DateRange<Dayjs> = [dayjs('2025-04-17T06:00'), dayjs('2025-04-17T14:30')];

export default function EarlyShiftPicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 72, maxWidth: 320 }}>
        {/* preview-start */}
        <TimeRangePicker label="Early shift" defaultValue={early} />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
