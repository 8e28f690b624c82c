import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker, type DateRange } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const holidays = [dayjs('2025-06-09'), dayjs('2025-06-19')];

const isHoliday = (day: Dayjs) => holidays.some((holiday) => holiday.isSame(day, 'day'));

function findHoliday([start, end]: DateRange<Dayjs>) {
  return start && end
    ? holidays.find((day) => !day.isBefore(start, 'day') && !day.isAfter(end, 'day'))
    : undefined;
}

export default function RangeClosedInside() {
  const [value, setValue] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-06-02'),
    dayjs('2025-06-13'),
  ]);
  const blocked = findHoliday(value);
  const helperText = blocked && `${blocked.format('MMMM D')} is a holiday`;

  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      localeText={{ start: 'Cover needed from', end: 'Cover needed until' }}
    >
      <Box sx={{ height: 110, maxWidth: 480, pt: 1 }}>
        {/* preview-start */}
        <DateRangePicker
          value={value}
          onChange={setValue}
          shouldDisableDate={isHoliday}
          renderInput={(startProps, endProps) => (
            <>
              <TextField {...startProps} sx={{ mr: 2 }} error={startProps.error || !!blocked} />
              <TextField
                {...endProps}
                error={endProps.error || !!blocked}
                helperText={helperText}
              />
            </>
          )}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
