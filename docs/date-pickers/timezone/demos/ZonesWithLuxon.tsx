import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DateTime } from 'luxon';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// preview-start
const booked = DateTime.fromISO('2025-04-17T14:30:00Z', { zone: 'utc' });
// preview-end

export default function ZonesWithLuxon() {
  const [start, setStart] = React.useState<DateTime | null>(booked);
  return (
    <LocalizationProvider dateAdapter={AdapterLuxon}>
      <Box sx={{ minHeight: 110, pt: 1 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <DateTimePicker
            label="Greta in Berlin"
            timezone="Europe/Berlin"
            value={start}
            onChange={setStart}
          />
          <DateTimePicker
            label="Amir in New York"
            timezone="America/New_York"
            value={start}
            onChange={setStart}
          />
        </Box>
        <Typography variant="body2" role="status" sx={{ pt: 1 }}>
          Stored: {start?.isValid ? start.toISO() : 'nothing'}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
