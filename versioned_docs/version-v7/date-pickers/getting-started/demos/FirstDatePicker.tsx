import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function FirstDatePicker() {
  return (
    <Box sx={{ height: 80, width: '100%', pt: 1 }}>
      {/* preview-start */}
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DatePicker label="Day of the concert" defaultValue={dayjs('2025-04-17')} />
      </LocalizationProvider>
      {/* preview-end */}
    </Box>
  );
}
