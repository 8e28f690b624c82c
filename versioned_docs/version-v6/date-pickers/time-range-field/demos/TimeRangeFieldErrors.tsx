import * as React from 'react';
import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro';
import type { TimeRangeValidationError } from '@mui/x-date-pickers-pro/models';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';

const opens = dayjs('2025-04-17T09:00');
const swapped: DateRange<Dayjs> = [dayjs('2025-04-17T16:00'), dayjs('2025-04-17T15:00')];

type Reason = TimeRangeValidationError[number];
const messages: Partial<Record<NonNullable<Reason>, string>> = {
  invalidRange: 'The visit ends before it starts',
  minTime: 'Visits start at 9 AM',
};

export default function TimeRangeFieldErrors() {
  const [reason, setReason] = React.useState<Reason>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 96, maxWidth: 320 }}>
        {/* preview-start */}
        <SingleInputTimeRangeField
          label="Ward visit"
          defaultValue={swapped}
          minTime={opens}
          onError={([start, end]) => setReason(start ?? end)}
          helperText={reason === null ? ' ' : (messages[reason] ?? 'Check both times')}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
