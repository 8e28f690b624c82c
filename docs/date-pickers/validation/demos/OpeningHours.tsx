import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function OpeningHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 96, maxWidth: 280 }}>
        {/* preview-start */}
        <TimePicker
          label="Evening appointment"
          defaultValue={dayjs('2025-04-17T19:30')}
          minTime={dayjs('2025-04-17T17:00')}
          maxTime={dayjs('2025-04-17T22:00')}
          minutesStep={15}
          timeSteps={{ minutes: 15 }}
          slotProps={{ textField: { helperText: '5 to 10 pm, every 15 minutes' } }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
