import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro';
import { DayCalendarSkeleton } from '@mui/x-date-pickers/DayCalendarSkeleton';

const leave: DateRange<Dayjs> = [dayjs('2025-04-14'), dayjs('2025-04-17')];

export default function CalendarLoading() {
  const [loading, setLoading] = React.useState(false);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Leave" aria-busy={loading} sx={{ height: 400, maxWidth: 320 }}>
        {/* preview-start */}
        <DateRangeCalendar
          loading={loading}
          renderLoading={() => <DayCalendarSkeleton />}
          onMonthChange={() => setLoading(true)}
          defaultValue={leave}
          calendars={1}
          disableHighlightToday
        />
        {/* preview-end */}
        <Button onClick={() => setLoading(!loading)}>
          {loading ? 'Show the days' : 'Load the days again'}
        </Button>
      </Box>
    </LocalizationProvider>
  );
}
