import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function ShiftStart() {
  return (
    <Box sx={{ height: 72, maxWidth: 280 }}>
      {/* preview-start */}
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <TimePicker label="Shift starts" name="start" defaultValue={dayjs('2025-04-17T06:30')} />
      </LocalizationProvider>
      {/* preview-end */}
    </Box>
  );
}
