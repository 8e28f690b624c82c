import * as React from 'react';
import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import type { TimeRangeValidationError } from '@mui/x-date-pickers-pro/models';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';

const opens = dayjs('2025-04-17T07:00');
const closes = dayjs('2025-04-17T17:00');
const late: DateRange<Dayjs> = [dayjs('2025-04-17T16:00'), dayjs('2025-04-17T18:30')];

type Reason = TimeRangeValidationError[number];
const messages: Partial<Record<NonNullable<Reason>, string>> = {
  minTime: 'Opens at 7 AM',
  maxTime: 'Closes at 5 PM',
  invalidRange: 'The end is before the start',
};

export default function TimeRangeLimits() {
  const [error, setError] = React.useState<Reason>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 96, maxWidth: 320 }}>
        {/* preview-start */}
        <TimeRangePicker
          label="Operating room"
          defaultValue={late}
          minTime={opens}
          maxTime={closes}
          skipDisabled
          onError={([start, end]) => setError(start ?? end)}
          slotProps={{ textField: { helperText: error === null ? ' ' : messages[error] } }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
