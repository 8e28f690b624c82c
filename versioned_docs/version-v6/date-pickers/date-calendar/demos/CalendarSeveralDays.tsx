import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay } from '@mui/x-date-pickers/PickersDay';
import type { PickersDayProps } from '@mui/x-date-pickers/PickersDay';

const toKey = (day: Dayjs) => day.format('YYYY-MM-DD');
const ShiftsContext = React.createContext<string[]>([]);

function ShiftDay(props: PickersDayProps<Dayjs>) {
  const selected = React.useContext(ShiftsContext).includes(toKey(props.day));
  return <PickersDay {...props} selected={selected} aria-selected={selected} />;
}

const slots = { day: ShiftDay };

export default function CalendarSeveralDays() {
  const [shifts, setShifts] = React.useState(['2025-04-15', '2025-04-17', '2025-04-24']);
  const toggle = (day: Dayjs | null) => {
    if (!day) return;
    const key = toKey(day);
    setShifts((old) => (old.includes(key) ? old.filter((k) => k !== key) : [...old, key].sort()));
  };
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Night shifts" sx={{ height: 370, maxWidth: 320 }}>
        <ShiftsContext.Provider value={shifts}>
          {/* preview-start */}
          <DateCalendar
            value={null}
            onChange={toggle}
            referenceDate={dayjs('2025-04-01')}
            slots={slots}
            views={['day']}
            disableHighlightToday
            sx={{ width: '100%' }}
          />
          {/* preview-end */}
        </ShiftsContext.Provider>
        <Typography variant="body2" role="status" sx={{ px: 3 }}>
          {`${shifts.length} night shifts`}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
