import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const latest = dayjs('2025-04-17');

export default function DatePickerOpenTo() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 72, maxWidth: 280 }}>
        {/* preview-start */}
        <DatePicker
          label="Licensed since"
          views={['year', 'month', 'day']}
          openTo="year"
          maxDate={latest}
          referenceDate={dayjs('2005-09-01')}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
