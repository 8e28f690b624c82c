import * as React from 'react';
import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import type { DateTimeRangeValidationError } from '@mui/x-date-pickers-pro/models';

const from = dayjs('2025-04-14T08:00');
const until = dayjs('2025-04-25T17:00');
const stay: DateRange<Dayjs> = [dayjs('2025-04-17T09:00'), dayjs('2025-04-25T19:00')];

type Reason = DateTimeRangeValidationError[number];
const messages: Partial<Record<NonNullable<Reason>, string>> = {
  maxDate: 'Discharge must be by April 25',
  maxTime: 'Discharge must be by 5 PM',
  invalidRange: 'The discharge is before the admission',
};

export default function DateTimeRangeLimits() {
  const [errors, setErrors] = React.useState<DateTimeRangeValidationError>([null, null]);
  const textOf = (reason: Reason) => (reason === null ? ' ' : (messages[reason] ?? 'Not possible'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 96, maxWidth: 520 }}>
        {/* preview-start */}
        <DateTimeRangePicker
          defaultValue={stay}
          minDateTime={from}
          maxDateTime={until}
          onError={(reasons) => setErrors(reasons)}
          localeText={{ start: 'Admitted', end: 'Discharged' }}
          slotProps={{
            textField: ({ position }) => ({
              helperText: textOf(errors[position === 'end' ? 1 : 0]),
            }),
          }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
