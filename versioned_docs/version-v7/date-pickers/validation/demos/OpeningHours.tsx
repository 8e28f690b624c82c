import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

export default function OpeningHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 100, width: '100%', pt: 1 }}>
        {/* preview-start */}
        <TimePicker
          label="Physiotherapy"
          defaultValue={dayjs('2025-04-17T15:30')}
          minTime={dayjs('2025-04-17T14:00')}
          maxTime={dayjs('2025-04-17T19:00')}
          minutesStep={15}
          timeSteps={{ minutes: 15 }}
          slotProps={{ textField: { helperText: 'Every quarter of an hour, 2 to 7 PM' } }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
