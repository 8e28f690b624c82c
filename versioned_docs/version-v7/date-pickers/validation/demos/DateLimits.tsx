import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function DateLimits() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 100, width: '100%', pt: 1 }}>
        {/* preview-start */}
        <DatePicker
          label="Vaccination"
          defaultValue={dayjs('2025-04-28')}
          minDate={dayjs('2025-04-10')}
          maxDate={dayjs('2025-04-25')}
          slotProps={{ textField: { helperText: 'From April 10 to 25' } }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
