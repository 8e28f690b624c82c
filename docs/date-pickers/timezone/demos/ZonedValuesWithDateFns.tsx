import * as React from 'react';
import { TZDate } from '@date-fns/tz';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { isValid, startOfMinute } from 'date-fns';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// preview-start
const booked = new TZDate('2025-04-17T14:30:00Z', 'America/New_York');

export default function ZonedValuesWithDateFns() {
  const [start, setStart] = React.useState<Date | null>(booked);
  // preview-end
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns}>
      <Box sx={{ minHeight: 110, pt: 1 }}>
        <DateTimePicker label="Amir in New York" value={start} onChange={setStart} />
        <Typography variant="body2" role="status" sx={{ pt: 1 }}>
          Stored:{' '}
          {start && isValid(start) ? new Date(+startOfMinute(start)).toISOString() : 'nothing'}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
