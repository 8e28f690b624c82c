import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';

const outage: DateRange<Dayjs> = [dayjs('2025-04-17T02:48'), dayjs('2025-04-17T05:10')];

export default function OutageField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 72, maxWidth: 480 }}>
        {/* preview-start */}
        <SingleInputDateTimeRangeField label="Outage" defaultValue={outage} fullWidth />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
