import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker, type DateRange } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function RangeMaxLength() {
  const [value, setValue] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-06-02'),
    dayjs('2025-06-20'),
  ]);
  const [[, problem], setReasons] = React.useState<[string | null, string | null]>([null, null]);
  const [start] = value;

  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      localeText={{ start: 'Night shifts from', end: 'Night shifts until' }}
    >
      <Box sx={{ height: 110, maxWidth: 480, pt: 1 }}>
        {/* preview-start */}
        <DateRangePicker
          value={value}
          onChange={setValue}
          shouldDisableDate={(day: Dayjs, position) =>
            position === 'end' && start !== null && day.diff(start, 'day') > 13
          }
          onError={setReasons}
          renderInput={(startProps, endProps) => (
            <>
              <TextField {...startProps} sx={{ mr: 2 }} />
              <TextField {...endProps} helperText={problem && 'At most 14 days'} />
            </>
          )}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
