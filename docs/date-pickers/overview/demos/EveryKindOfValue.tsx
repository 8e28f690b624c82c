import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';

const start = dayjs('2025-04-17T08:30');
const end = dayjs('2025-04-25T16:00');

export default function EveryKindOfValue() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(264px, 1fr))',
          gap: 3,
        }}
      >
        {/* preview-start */}
        <DatePicker label="Day" defaultValue={start} />
        <DatePicker label="Month" defaultValue={start} views={['year', 'month']} />
        <TimePicker label="Time" defaultValue={start} />
        <DateTimePicker label="Day and time" defaultValue={start} />
        <DateRangePicker label="Days, from and to" defaultValue={[start, end]} />
        <TimeRangePicker label="Times, from and to" defaultValue={[start, end]} />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
