import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const lastSeen = dayjs('2025-04-17T14:30');

export default function DateTimeActions() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 72, maxWidth: 320 }}>
        {/* preview-start */}
        <DateTimePicker
          label="Last seen"
          defaultValue={lastSeen}
          closeOnSelect
          slotProps={{ actionBar: { actions: ['clear', 'today'] } }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
