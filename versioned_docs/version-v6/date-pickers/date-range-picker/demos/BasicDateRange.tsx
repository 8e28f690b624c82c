import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function BasicDateRange() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 72, maxWidth: 480, pt: 1 }}>
        {/* preview-start */}
        <DateRangePicker
          localeText={{ start: 'Loom rented', end: 'Loom back' }}
          defaultValue={[dayjs('2025-05-05'), dayjs('2025-05-16')]}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
