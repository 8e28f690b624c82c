import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';

const nightDuty: DateRange<Dayjs> = [dayjs('2025-04-17T22:15'), dayjs('2025-04-18T06:05')];

export default function DateTimeRangeFieldFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 152, maxWidth: 480, display: 'grid', gap: 2, alignContent: 'start' }}>
        {/* preview-start */}
        <SingleInputDateTimeRangeField label="24 hours" ampm={false} defaultValue={nightDuty} />
        <SingleInputDateTimeRangeField
          label="Without the year"
          format="D MMM HH:mm"
          defaultValue={nightDuty}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
