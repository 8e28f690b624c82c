import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';

const scan: DateRange<Dayjs> = [dayjs('2025-04-17T10:00'), dayjs('2025-04-17T10:30')];

export default function TimeRangeSteps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 152, maxWidth: 320, display: 'grid', gap: 2, alignContent: 'start' }}>
        {/* preview-start */}
        <TimeRangePicker
          label="Columns, every 10 minutes"
          timeSteps={{ minutes: 10 }}
          defaultValue={scan}
        />
        <TimeRangePicker
          label="One list, every 30 minutes"
          format="hh:mm A"
          timeSteps={{ minutes: 30 }}
          thresholdToRenderTimeInASingleColumn={48}
          defaultValue={scan}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
