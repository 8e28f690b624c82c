import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const nextRoster = dayjs('2025-09-01');

export default function DatePickerReference() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 72, maxWidth: 280 }}>
        {/* preview-start */}
        <DatePicker label="First shift" referenceDate={nextRoster} />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
