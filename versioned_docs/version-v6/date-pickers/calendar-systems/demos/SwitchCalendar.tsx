import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { createIntlAdapter } from './intlAdapter';

// preview-start
const adapters = {
  Gregorian: AdapterDayjs,
  Jalali: createIntlAdapter('persian', 'en'),
  Hijri: createIntlAdapter('islamic-umalqura', 'en'),
};
type Calendar = keyof typeof adapters;
// preview-end

export default function SwitchCalendar() {
  const [calendar, setCalendar] = React.useState<Calendar>('Jalali');
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2025-04-17'));
  return (
    <Box sx={{ height: 390, maxWidth: 320 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Calendar"
        value={calendar}
        onChange={(_, next: Calendar | null) => next && setCalendar(next)}
      >
        <ToggleButton value="Gregorian">Gregorian</ToggleButton>
        <ToggleButton value="Jalali">Jalali</ToggleButton>
        <ToggleButton value="Hijri">Hijri</ToggleButton>
      </ToggleButtonGroup>
      <LocalizationProvider key={calendar} dateAdapter={adapters[calendar]}>
        <div role="group" aria-label="Appointment">
          <DateCalendar value={day} onChange={setDay} sx={{ width: '100%' }} />
        </div>
      </LocalizationProvider>
    </Box>
  );
}
