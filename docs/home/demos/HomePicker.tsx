import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function HomePicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 96, width: '100%' }}>
        <DatePicker
          label="Night at the observatory"
          defaultValue={dayjs('2025-04-17')}
          slotProps={{ textField: { fullWidth: true, helperText: 'Type it or pick it' } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
