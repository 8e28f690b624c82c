import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatISO, isValid } from 'date-fns';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const booked = new Date(2025, 3, 17, 16, 30);

export default function ZonesWithDateFns() {
  const [start, setStart] = React.useState<Date | null>(booked);
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns}>
      <Box sx={{ minHeight: 110, pt: 1 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {/* preview-start */}
          <DateTimePicker label="No timezone" value={start} onChange={setStart} />
          <DateTimePicker
            label="America/New_York, ignored"
            timezone="America/New_York"
            value={start}
            onChange={setStart}
          />
          {/* preview-end */}
        </Box>
        <Typography variant="body2" role="status" sx={{ pt: 1 }}>
          Stored: {start && isValid(start) ? formatISO(start) : 'nothing'}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
