import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const meal = dayjs('2025-04-17T18:00');

export default function TimePickerCloseOnSelect() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 72, display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        {/* preview-start */}
        <TimePicker label="Closes at the last choice" defaultValue={meal} closeOnSelect />
        <TimePicker
          label="Has a button for now"
          closeOnSelect={false}
          defaultValue={meal}
          localeText={{ todayButtonLabel: 'Now' }}
          slotProps={{ actionBar: { actions: ['today', 'cancel', 'accept'] } }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
