import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import moment from 'moment';
import 'moment/locale/de';
import 'moment/locale/en-gb';
import 'moment/locale/ja';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// Each import switched Moment to its locale.
moment.locale('en');

const locales = ['en', 'en-gb', 'de', 'ja'];

export default function LocaleWithMoment() {
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
      <LocalizationProvider dateAdapter={AdapterMoment} adapterLocale={locale}>
        <DateTimePicker label="Checkup" defaultValue={moment('2025-04-17T15:30')} />
      </LocalizationProvider>
      {/* preview-end */}
    </Box>
  );
}
