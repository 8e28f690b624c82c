import * as React from 'react';
import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro';
import type { DateTimeRangeValidationError } from '@mui/x-date-pickers-pro/models';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';

const opens = dayjs('2025-04-14T07:00');
const closes = dayjs('2025-04-18T19:00');
const stay: DateRange<Dayjs> = [dayjs('2025-04-14T06:30'), dayjs('2025-04-16T10:00')];
const labels = { start: 'Admitted', end: 'Discharged' };

type Reason = DateTimeRangeValidationError[number];
const messages: Partial<Record<NonNullable<Reason>, string>> = {
  invalidRange: 'Discharged before admission',
  minDate: 'From Apr 14, 7 AM',
  minTime: 'From Apr 14, 7 AM',
  maxDate: 'Until Apr 18, 7 PM',
  maxTime: 'Until Apr 18, 7 PM',
};
const toText = (reason: Reason) => (reason ? (messages[reason] ?? 'Check this moment') : ' ');

export default function DateTimeRangeFieldLimits() {
  const [[start, end], setReasons] = React.useState<DateTimeRangeValidationError>([null, null]);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 96, maxWidth: 520 }}>
        {/* preview-start */}
        <MultiInputDateTimeRangeField
          direction={{ xs: 'column', sm: 'row' }}
          defaultValue={stay}
          minDateTime={opens}
          maxDateTime={closes}
          onError={setReasons}
          slotProps={{
            textField: ({ position }) => ({
              label: labels[position],
              helperText: toText(position === 'start' ? start : end),
            }),
          }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
