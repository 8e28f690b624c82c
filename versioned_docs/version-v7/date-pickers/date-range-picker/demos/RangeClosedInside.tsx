import * as React from 'react';
import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const holidays = [dayjs('2025-04-18'), dayjs('2025-04-21')];

const isHoliday = (day: Dayjs) => holidays.some((holiday) => holiday.isSame(day, 'day'));

function findHoliday([start, end]: DateRange<Dayjs>) {
  return holidays.find((day) => !day.isBefore(start, 'day') && !day.isAfter(end, 'day'));
}

export default function RangeClosedInside() {
  const [range, setRange] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-04-14'),
    dayjs('2025-04-25'),
  ]);
  const blocked = range[0] && range[1] ? findHoliday(range) : undefined;
  const helperText = blocked ? `${blocked.format('MMMM D')} is a holiday` : ' ';
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 96, maxWidth: 480 }}>
        {/* preview-start */}
        <DateRangePicker
          localeText={{ start: 'Cover needed from', end: 'Cover needed until' }}
          value={range}
          onChange={(value) => setRange(value)}
          shouldDisableDate={isHoliday}
          slotProps={{ textField: { error: blocked !== undefined, helperText } }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
