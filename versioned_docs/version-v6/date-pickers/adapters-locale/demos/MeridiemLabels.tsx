import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

// preview-start
const meridiem = (hour: number) => (hour < 12 ? 'before noon' : 'after noon');
const english = { ...dayjs.Ls.en, meridiem };
dayjs.locale('en-noon', english, true);
// preview-end

export default function MeridiemLabels() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en-noon">
      <Box sx={{ height: 72, pt: 1 }}>
        <TimePicker label="Visiting hour" defaultValue={dayjs('2025-04-17T15:30')} />
      </Box>
    </LocalizationProvider>
  );
}
