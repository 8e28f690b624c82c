import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const start = dayjs('2025-04-17T08:30');
const end = dayjs('2025-04-25T16:00');
const days = { start: 'First day', end: 'Last day' };
const moments = { start: 'From, with time', end: 'To, with time' };

export default function EveryKindOfValue() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 148, display: 'flex', flexWrap: 'wrap', gap: 3, pt: 1 }}>
        {/* preview-start */}
        <DatePicker label="Day" defaultValue={start} />
        <DatePicker label="Month" defaultValue={start} views={['year', 'month']} />
        <TimePicker label="Time" defaultValue={start} />
        <DateTimePicker label="Day and time" defaultValue={start} />
        <DateRangePicker localeText={days} defaultValue={[start, end]} />
        <DateTimeRangePicker localeText={moments} defaultValue={[start, end]} />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
