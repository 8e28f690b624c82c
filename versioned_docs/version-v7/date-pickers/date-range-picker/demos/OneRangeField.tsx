import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

export default function OneRangeField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 72, maxWidth: 320, pt: 1 }}>
        {/* preview-start */}
        <DateRangePicker
          label="Annual leave"
          slots={{ field: SingleInputDateRangeField }}
          slotProps={{ field: { clearable: true }, textField: { fullWidth: true } }}
          defaultValue={[dayjs('2025-04-14'), dayjs('2025-04-18')]}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
