import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

export default function SingleRangeField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 72, maxWidth: 320, pt: 1 }}>
        {/* preview-start */}
        <DateRangePicker
          label="Roof closed"
          slots={{ field: SingleInputDateRangeField }}
          slotProps={{ textField: { fullWidth: true } }}
          defaultValue={[dayjs('2025-10-20'), dayjs('2025-11-02')]}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
