import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const lunch = dayjs('2025-04-17T12:00');

export default function TimePickerStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 224, maxWidth: 280, display: 'grid', gap: 2, alignContent: 'start' }}>
        {/* preview-start */}
        <TimePicker label="Disabled" defaultValue={lunch} disabled />
        <TimePicker label="Read-only" defaultValue={lunch} readOnly />
        <TimePicker
          label="Clearable"
          defaultValue={lunch}
          slotProps={{ field: { clearable: true } }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
