import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';

const lunch: DateRange<Dayjs> = [dayjs('2025-04-17T12:00'), dayjs('2025-04-17T12:45')];
const twoInputs = { field: MultiInputTimeRangeField };

export default function TimeRangeTwoInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 72, maxWidth: 420 }}>
        {/* preview-start */}
        <TimeRangePicker
          defaultValue={lunch}
          slots={twoInputs}
          localeText={{ start: 'Break starts', end: 'Break ends' }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
