import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const visit = dayjs('2025-04-17T14:30');
const born = dayjs('1987-09-04T03:20');

export default function DateTimeOpenTo() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 152, maxWidth: 320, display: 'grid', gap: 2, alignContent: 'start' }}>
        {/* preview-start */}
        <DateTimePicker label="Move within the day" openTo="hours" defaultValue={visit} />
        <DateTimePicker label="Born" openTo="year" defaultValue={born} />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
