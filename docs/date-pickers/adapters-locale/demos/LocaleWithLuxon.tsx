import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DateTime } from 'luxon';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const locales = ['en-US', 'en-GB', 'de-DE', 'ja-JP'];

export default function LocaleWithLuxon() {
  const [locale, setLocale] = React.useState('de-DE');
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
      <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale={locale}>
        <DateTimePicker label="Checkup" defaultValue={DateTime.fromISO('2025-04-17T15:30')} />
      </LocalizationProvider>
      {/* preview-end */}
    </Box>
  );
}
