import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const appointment = dayjs('2025-04-17');

export default function FourShapes() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 350, display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        {/* preview-start */}
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
          <DatePicker label="Picker" defaultValue={appointment} />
          <DateField label="Field" defaultValue={appointment} />
        </Box>
        <div role="group" aria-label="Calendar">
          <DateCalendar defaultValue={appointment} disableHighlightToday />
        </div>
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
