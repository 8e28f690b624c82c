import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

export default function PickerFamily() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ height: 260, pt: 1 }}>
        {/* preview-start */}
        <DateField label="Day of the shift" defaultValue={dayjs('2025-04-17')} />
        <TimePicker label="Shift starts" defaultValue={dayjs('2025-04-17T06:00')} />
        <DateTimePicker label="Handover" defaultValue={dayjs('2025-04-17T14:00')} />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
