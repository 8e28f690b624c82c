import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const nightDuty = dayjs('2025-04-17T22:00');

export default function DateTimeHourCycle() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 152, maxWidth: 320, display: 'grid', gap: 2, alignContent: 'start' }}>
        {/* preview-start */}
        <DateTimePicker label="12 hours" ampm defaultValue={nightDuty} />
        <DateTimePicker label="24 hours" ampm={false} defaultValue={nightDuty} />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
