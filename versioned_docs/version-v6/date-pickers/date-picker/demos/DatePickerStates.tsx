import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const checkup = dayjs('2025-04-17');

export default function DatePickerStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 224, maxWidth: 280, display: 'grid', gap: 2, alignContent: 'start' }}>
        {/* preview-start */}
        <DatePicker label="Disabled" defaultValue={checkup} disabled />
        <DatePicker label="Read-only" defaultValue={checkup} readOnly />
        <DatePicker
          label="Only from the calendar"
          defaultValue={checkup}
          slotProps={{ field: { readOnly: true } }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
