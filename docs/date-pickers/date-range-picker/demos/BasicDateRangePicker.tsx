import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';

export default function BasicDateRangePicker() {
  return (
    <Box sx={{ height: 72, maxWidth: 320, pt: 1 }}>
      {/* preview-start */}
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateRangePicker
          label="Leave"
          name="leave"
          slotProps={{ textField: { fullWidth: true } }}
          defaultValue={[dayjs('2025-06-06'), dayjs('2025-06-09')]}
        />
      </LocalizationProvider>
      {/* preview-end */}
    </Box>
  );
}
