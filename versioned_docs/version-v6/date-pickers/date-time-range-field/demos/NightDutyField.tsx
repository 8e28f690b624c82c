import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';

const nightDuty: DateRange<Dayjs> = [dayjs('2025-04-17T22:00'), dayjs('2025-04-18T06:00')];

export default function NightDutyField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 72, maxWidth: 480 }}>
        {/* preview-start */}
        <SingleInputDateTimeRangeField label="Night duty" defaultValue={nightDuty} fullWidth />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
