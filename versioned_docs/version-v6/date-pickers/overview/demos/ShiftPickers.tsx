import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const shift = dayjs('2025-04-17T06:00');

export default function ShiftPickers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 224, pt: 1, maxWidth: 360 }}>
        {/* preview-start */}
        <Stack spacing={2}>
          <DatePicker label="Day of the shift" defaultValue={shift} />
          <TimePicker label="Shift starts" defaultValue={shift} />
          <DateTimePicker label="Handover" defaultValue={shift} />
        </Stack>
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
