import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

const lastHourOfWinter = dayjs.utc('2025-03-30T00:30:00Z');

export default function ClocksForward() {
  const [value, setValue] = React.useState<dayjs.Dayjs | null>(lastHourOfWinter);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 110, pt: 1 }}>
        {/* preview-start */}
        <DateTimeField
          label="Night shift ends, Berlin"
          timezone="Europe/Berlin"
          format="YYYY-MM-DD HH:mm"
          value={value}
          onChange={setValue}
        />
        {/* preview-end */}
        <Typography variant="body2" role="status" sx={{ pt: 1 }}>
          {value?.isValid()
            ? `${value.toISOString()} is ${value.tz('Europe/Berlin').format('HH:mm Z')} in Berlin`
            : 'No date'}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
