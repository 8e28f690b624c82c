import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker, type DateRange } from '@mui/x-date-pickers-pro/DateRangePicker';

const isSunday = (day: Dayjs) => day.day() === 0;

export default function RangeLimits() {
  const [loan, setLoan] = React.useState<DateRange<Dayjs>>([dayjs('2025-05-05'), null]);

  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      localeText={{ start: 'Telescope out', end: 'Telescope in' }}
    >
      <Box sx={{ height: 110, maxWidth: 480, pt: 1 }}>
        {/* preview-start */}
        <DateRangePicker
          value={loan}
          onChange={setLoan}
          minDate={dayjs('2025-05-01')}
          maxDate={dayjs('2025-06-30')}
          shouldDisableDate={isSunday}
          calendars={1}
          renderInput={(startProps, endProps) => (
            <>
              <TextField {...startProps} sx={{ mr: 2 }} helperText="Closed on Sundays" />
              <TextField {...endProps} helperText="By June 30" />
            </>
          )}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
