import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const earliest = dayjs('1920-01-01');
const latest = dayjs('2007-04-17');
const reference = dayjs('1985-01-01');

export default function YearOfBirth() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 96, maxWidth: 320, pt: 1 }}>
        {/* preview-start */}
        <DatePicker
          label="Date of birth"
          views={['year', 'month', 'day']}
          openTo="year"
          minDate={earliest}
          maxDate={latest}
          referenceDate={reference}
          slotProps={{ textField: { helperText: 'You must be at least 18.' } }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
