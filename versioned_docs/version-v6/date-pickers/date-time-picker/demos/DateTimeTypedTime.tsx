import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const dispensed = dayjs('2025-04-17T11:47');

export default function DateTimeTypedTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 72, maxWidth: 320 }}>
        {/* preview-start */}
        <DateTimePicker
          label="Dispensed"
          defaultValue={dispensed}
          viewRenderers={{ hours: null, minutes: null, seconds: null, meridiem: null }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
