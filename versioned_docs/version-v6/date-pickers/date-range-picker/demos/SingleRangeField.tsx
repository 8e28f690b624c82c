import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

export default function SingleRangeField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 72, maxWidth: 320, pt: 1 }}>
        {/* preview-start */}
        <DateRangePicker
          label="Orchard open"
          slots={{ field: SingleInputDateRangeField }}
          slotProps={{ textField: { fullWidth: true } }}
          defaultValue={[dayjs('2025-04-19'), dayjs('2025-05-04')]}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
