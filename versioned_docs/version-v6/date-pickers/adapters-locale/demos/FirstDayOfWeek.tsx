import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// preview-start
// The third argument: define the locale, but don't switch to it globally.
dayjs.locale('en-monday', { ...dayjs.Ls.en, weekStart: 1 }, true);
dayjs.locale('en-saturday', { ...dayjs.Ls.en, weekStart: 6 }, true);
// preview-end

export default function FirstDayOfWeek() {
  const [locale, setLocale] = React.useState('en-monday');
  return (
    <Box sx={{ height: 400, maxWidth: 320 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="First day of the week"
        value={locale}
        onChange={(_, next: string | null) => next && setLocale(next)}
      >
        <ToggleButton value="en">Sunday</ToggleButton>
        <ToggleButton value="en-monday">Monday</ToggleButton>
        <ToggleButton value="en-saturday">Saturday</ToggleButton>
      </ToggleButtonGroup>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale}>
        <div role="group" aria-label="Shift">
          <DateCalendar defaultValue={dayjs('2025-04-17')} views={['day']} sx={{ width: '100%' }} />
        </div>
      </LocalizationProvider>
    </Box>
  );
}
