import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function HomePicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 90, width: '100%', pt: 1 }}>
        {/* preview-start */}
        <DatePicker
          label="First night at the hut"
          defaultValue={dayjs('2025-04-17')}
          slotProps={{ textField: { fullWidth: true, helperText: 'Huts open in April' } }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
