import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const shift = dayjs('2025-04-17T06:00');

export default function ShiftFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ height: 210, maxWidth: 280 }}>
        {/* preview-start */}
        <DatePicker label="Day of the shift" defaultValue={shift} />
        <TimePicker label="Shift starts" defaultValue={shift} />
        <DateTimePicker label="Handover" defaultValue={shift.add(8, 'hour')} />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
