import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { createIntlAdapter } from './intlAdapter';

// preview-start
const AdapterHijri = createIntlAdapter('islamic-umalqura', 'en');
const firstOfRamadan = dayjs('2025-03-01');
// preview-end

export default function HijriPicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterHijri} dateFormats={{ keyboardDate: 'DD/MM/YYYY' }}>
      <Box sx={{ minHeight: 350, pt: 1, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <DateField label="Appointment" defaultValue={firstOfRamadan} />
        <div role="group" aria-label="Appointment">
          <DateCalendar defaultValue={firstOfRamadan} />
        </div>
      </Box>
    </LocalizationProvider>
  );
}
