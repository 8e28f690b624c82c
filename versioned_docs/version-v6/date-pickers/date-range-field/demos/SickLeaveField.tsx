import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

const leave: DateRange<Dayjs> = [dayjs('2025-04-14'), dayjs('2025-04-18')];

export default function SickLeaveField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 72, maxWidth: 320 }}>
        {/* preview-start */}
        <SingleInputDateRangeField label="Sick leave" defaultValue={leave} fullWidth />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
