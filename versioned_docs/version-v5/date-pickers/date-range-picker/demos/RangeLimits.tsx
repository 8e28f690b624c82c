import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker, type DateRange } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const isSunday = (day: Dayjs) => day.day() === 0;

const messages: Record<string, string> = {
  shouldDisableDate: 'Not on a Sunday',
  minDate: 'Not before May 1',
  maxDate: 'Not after June 30',
  invalidRange: 'The end is before the start',
};

export default function RangeLimits() {
  const [duty, setDuty] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-05-05'),
    dayjs('2025-05-11'),
  ]);
  const [[first, last], setReasons] = React.useState<[string | null, string | null]>([null, null]);

  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      localeText={{ start: 'On call from', end: 'On call until' }}
    >
      <Box sx={{ height: 110, maxWidth: 480, pt: 1 }}>
        {/* preview-start */}
        <DateRangePicker
          value={duty}
          onChange={setDuty}
          minDate={dayjs('2025-05-01')}
          maxDate={dayjs('2025-06-30')}
          shouldDisableDate={isSunday}
          onError={setReasons}
          renderInput={(startProps, endProps) => (
            <>
              <TextField {...startProps} sx={{ mr: 2 }} helperText={messages[first ?? '']} />
              <TextField {...endProps} helperText={messages[last ?? '']} />
            </>
          )}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
