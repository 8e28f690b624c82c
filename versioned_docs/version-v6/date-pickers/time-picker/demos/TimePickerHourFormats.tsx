import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const lateShift = dayjs('2025-04-17T14:15');

export default function TimePickerHourFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 224, maxWidth: 280, display: 'grid', gap: 2, alignContent: 'start' }}>
        {/* preview-start */}
        <TimePicker label="As the locale does" defaultValue={lateShift} />
        <TimePicker label="24 hours" ampm={false} defaultValue={lateShift} />
        <TimePicker label="Custom format" ampm={false} format="H [h] mm" defaultValue={lateShift} />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
