import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/ja';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const locales = ['en', 'en-gb', 'de', 'ja'];

export default function LocaleOfThePicker() {
  const [locale, setLocale] = React.useState('de');
  return (
    <Box sx={{ minHeight: 72, pt: 1, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <ToggleButtonGroup
        exclusive
        aria-label="Locale"
        value={locale}
        onChange={(_, next: string | null) => next && setLocale(next)}
      >
        {locales.map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* preview-start */}
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale}>
        <DateTimePicker label="Checkup" defaultValue={dayjs('2025-04-17T15:30')} />
      </LocalizationProvider>
      {/* preview-end */}
    </Box>
  );
}
