import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const start = dayjs('2025-04-17T08:30');
const end = dayjs('2025-04-25T16:00');

export default function EveryKindOfValue() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 148, display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        {/* preview-start */}
        <DatePicker label="Day" defaultValue={start} />
        <DatePicker label="Month" defaultValue={start} views={['year', 'month']} />
        <TimePicker label="Time" defaultValue={start} />
        <DateTimePicker label="Day and time" defaultValue={start} />
        <DateRangePicker localeText={{ start: 'From', end: 'To' }} defaultValue={[start, end]} />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
