import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const departure = dayjs('2025-04-17T08:05');

export default function TripFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ height: 210, maxWidth: 280 }}>
        {/* preview-start */}
        <DatePicker label="Day of travel" defaultValue={departure} />
        <TimePicker label="Train leaves" defaultValue={departure} />
        <DateTimePicker label="Arrival" defaultValue={departure.add(3, 'hour')} />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
