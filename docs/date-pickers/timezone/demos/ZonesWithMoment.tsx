import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import moment from 'moment-timezone';
import type { Moment } from 'moment';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const booked = moment.utc('2025-04-17T14:30:00Z');

export default function ZonesWithMoment() {
  const [start, setStart] = React.useState<Moment | null>(booked);
  return (
    // preview-start
    <LocalizationProvider dateAdapter={AdapterMoment} dateLibInstance={moment} adapterLocale="en">
      <Box sx={{ minHeight: 110, pt: 1 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <DateTimePicker
            label="Greta in Berlin"
            timezone="Europe/Berlin"
            value={start}
            onChange={setStart}
          />
          {/* preview-end */}
          <DateTimePicker
            label="Amir in New York"
            timezone="America/New_York"
            value={start}
            onChange={setStart}
          />
        </Box>
        <Typography variant="body2" role="status" sx={{ pt: 1 }}>
          Stored: {start?.isValid() ? start.toISOString() : 'nothing'}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
