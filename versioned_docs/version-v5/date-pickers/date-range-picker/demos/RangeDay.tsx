import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import type { DateRange } from '@mui/x-date-pickers-pro/DateRangePicker';
import {
  DateRangePickerDay,
  type DateRangePickerDayProps,
} from '@mui/x-date-pickers-pro/DateRangePickerDay';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';

const holidays = ['2025-06-09', '2025-06-19'];

function renderDay(date: Dayjs, { key, ...dayProps }: DateRangePickerDayProps<Dayjs>) {
  const isHoliday = holidays.includes(date.format('YYYY-MM-DD')) && !dayProps.outsideCurrentMonth;
  return (
    <DateRangePickerDay
      key={key}
      {...dayProps}
      title={isHoliday ? 'Public holiday' : undefined}
      sx={isHoliday ? { fontWeight: 700, textDecoration: 'underline' } : undefined}
    />
  );
}

export default function RangeDay() {
  const [value, setValue] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-06-02'),
    dayjs('2025-06-13'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Vacation" sx={{ minHeight: 376, overflowX: 'auto' }}>
        {/* preview-start */}
        <StaticDateRangePicker
          displayStaticWrapperAs="desktop"
          calendars={2}
          value={value}
          onChange={setValue}
          renderDay={renderDay}
          renderInput={(startProps, endProps) => (
            <>
              <TextField {...startProps} />
              <TextField {...endProps} />
            </>
          )}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
