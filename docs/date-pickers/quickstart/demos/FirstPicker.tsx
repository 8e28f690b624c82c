import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function FirstPicker() {
  return (
    <Box sx={{ height: 72, maxWidth: 280 }}>
      {/* preview-start */}
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DatePicker label="First appointment" defaultValue={dayjs('2025-04-17')} />
      </LocalizationProvider>
      {/* preview-end */}
    </Box>
  );
}
