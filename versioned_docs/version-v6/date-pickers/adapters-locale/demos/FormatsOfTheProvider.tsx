import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const admission = dayjs('2025-04-07T14:45');

// preview-start
const dateFormats = {
  keyboardDate: 'DD-MMM-YYYY',
  keyboardDateTime24h: 'DD-MMM-YYYY HH:mm',
  fullDate: 'dddd, D MMMM YYYY',
  monthShort: 'MM',
};
// preview-end

export default function FormatsOfTheProvider() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} dateFormats={dateFormats}>
      <Box sx={{ minHeight: 72, pt: 1, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <DatePicker label="Admission" views={['year', 'month', 'day']} defaultValue={admission} />
        <DateTimePicker label="Surgery" ampm={false} defaultValue={admission} />
      </Box>
    </LocalizationProvider>
  );
}
