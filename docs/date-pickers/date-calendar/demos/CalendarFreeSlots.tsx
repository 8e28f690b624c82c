import * as React from 'react';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DayCalendarSkeleton } from '@mui/x-date-pickers/DayCalendarSkeleton';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay } from '@mui/x-date-pickers/PickersDay';
import type { PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import { fetchFreeSlots, readFreeSlots } from './freeSlots';

const start = dayjs('2025-04-17');
const firstMonth = readFreeSlots(start);
const FreeSlotsContext = React.createContext(firstMonth);
// Without a transform, which the style cache can't mirror for right-to-left.
const position = { top: 0, right: -2, transform: 'none' };
const badge = { 'aria-hidden': true, sx: { ...position, height: 16, minWidth: 16, p: 0 } };

function ClinicDay(props: PickersDayProps) {
  const day = dayjs(props.day);
  const free = React.useContext(FreeSlotsContext)[day.format('YYYY-MM-DD')];
  if (props.outsideCurrentMonth || !free) return <PickersDay {...props} />;
  return (
    <Badge badgeContent={free} color="secondary" overlap="circular" slotProps={{ badge }}>
      <PickersDay {...props} aria-label={`${day.format('D')}, ${free} free`} />
    </Badge>
  );
}

const slots = { day: ClinicDay };

export default function CalendarFreeSlots() {
  const [free, setFree] = React.useState(firstMonth);
  const [loading, setLoading] = React.useState(false);
  const request = React.useRef<AbortController | null>(null);
  React.useEffect(() => () => request.current?.abort(), []);

  const loadMonth = async (month: Dayjs) => {
    request.current?.abort();
    request.current = new AbortController();
    setLoading(true);
    try {
      setFree(await fetchFreeSlots(month, request.current.signal));
      setLoading(false);
    } catch {
      // The request for another month decides when loading ends.
    }
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Free slots" sx={{ height: 340, maxWidth: 320 }}>
        <FreeSlotsContext.Provider value={free}>
          {/* preview-start */}
          <DateCalendar
            defaultValue={start}
            loading={loading}
            renderLoading={() => <DayCalendarSkeleton />}
            onMonthChange={loadMonth}
            slots={slots}
            views={['day']}
            disableHighlightToday
            sx={{ width: '100%' }}
          />
          {/* preview-end */}
        </FreeSlotsContext.Provider>
      </Box>
    </LocalizationProvider>
  );
}
