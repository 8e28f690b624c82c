import * as React from 'react';
import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro';
import type { DateRangeValidationError } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

const firstDay = dayjs('2025-01-01');
const swapped: DateRange<Dayjs> = [dayjs('2025-04-18'), dayjs('2025-04-14')];

type Reason = DateRangeValidationError[number];
const messages: Partial<Record<NonNullable<Reason>, string>> = {
  invalidRange: 'The last day is before the first',
  minDate: 'Leave starts in 2025',
};

export default function RangeFieldErrors() {
  const [reason, setReason] = React.useState<Reason>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 96, maxWidth: 320 }}>
        {/* preview-start */}
        <SingleInputDateRangeField
          label="Parental leave"
          fullWidth
          defaultValue={swapped}
          minDate={firstDay}
          onError={([start, end]) => setReason(start ?? end)}
          helperText={reason === null ? ' ' : (messages[reason] ?? 'Check both days')}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
