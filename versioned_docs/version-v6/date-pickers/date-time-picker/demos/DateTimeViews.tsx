import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const taken = dayjs('2025-04-17T14:30:20');

export default function DateTimeViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 224, maxWidth: 320, display: 'grid', gap: 2, alignContent: 'start' }}>
        {/* preview-start */}
        <DateTimePicker label="Ward round" views={['year', 'day', 'hours']} defaultValue={taken} />
        <DateTimePicker
          label="Sample taken"
          views={['year', 'month', 'day', 'hours', 'minutes', 'seconds']}
          defaultValue={taken}
        />
        <DateTimePicker
          label="Flu shot this year"
          views={['month', 'day', 'hours', 'minutes']}
          defaultValue={taken}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
