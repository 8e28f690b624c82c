import * as React from 'react';
import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';

const tooLong: DateRange<Dayjs> = [dayjs('2025-04-14T08:00'), dayjs('2025-04-17T20:00')];

function hoursBetween(start: Dayjs | null, end: Dayjs | null) {
  return start?.isValid() && end?.isValid() ? end.diff(start, 'hour') : 0;
}

export default function DateTimeRangeFieldErrors() {
  const [hours, setHours] = React.useState(84);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 96, maxWidth: 480 }}>
        {/* preview-start */}
        <SingleInputDateTimeRangeField
          label="Isolation"
          fullWidth
          defaultValue={tooLong}
          onChange={([start, end]) => setHours(hoursBetween(start, end))}
          helperText={hours > 72 ? `${hours} hours: 72 at most` : ' '}
          slotProps={{ textField: { error: hours > 72 || undefined } }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
