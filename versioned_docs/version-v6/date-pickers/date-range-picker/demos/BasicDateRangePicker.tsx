import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function BasicDateRangePicker() {
  return (
    <Box sx={{ height: 72, maxWidth: 480, pt: 1 }}>
      {/* preview-start */}
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateRangePicker
          localeText={{ start: 'First day away', end: 'Last day away' }}
          defaultValue={[dayjs('2025-04-14'), dayjs('2025-04-18')]}
        />
      </LocalizationProvider>
      {/* preview-end */}
    </Box>
  );
}
