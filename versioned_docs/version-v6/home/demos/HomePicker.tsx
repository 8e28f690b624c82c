import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function HomePicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 80, pt: 1 }}>
        {/* preview-start */}
        <DatePicker
          label="Stargazing night"
          defaultValue={dayjs('2025-04-17')}
          slotProps={{ textField: { fullWidth: true } }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
