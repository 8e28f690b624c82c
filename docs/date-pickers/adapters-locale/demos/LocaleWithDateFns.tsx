import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { de } from 'date-fns/locale/de';
import { enGB } from 'date-fns/locale/en-GB';
import { enUS } from 'date-fns/locale/en-US';
import { ja } from 'date-fns/locale/ja';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const locales = [enUS, enGB, de, ja];

export default function LocaleWithDateFns() {
  const [locale, setLocale] = React.useState(de);
  return (
    <Box sx={{ minHeight: 72, pt: 1, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <ToggleButtonGroup
        exclusive
        aria-label="Locale"
        value={locale.code}
        onChange={(_, code) => setLocale(locales.find((item) => item.code === code) ?? locale)}
      >
        {locales.map(({ code }) => (
          <ToggleButton key={code} value={code} sx={{ textTransform: 'none' }}>
            {code}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* preview-start */}
      <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={locale}>
        <DateTimePicker label="Checkup" defaultValue={new Date(2025, 3, 17, 15, 30)} />
      </LocalizationProvider>
      {/* preview-end */}
    </Box>
  );
}
