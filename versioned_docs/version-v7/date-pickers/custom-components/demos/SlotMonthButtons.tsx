import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import type { MonthCalendarProps } from '@mui/x-date-pickers/MonthCalendar';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import type { YearCalendarProps } from '@mui/x-date-pickers/YearCalendar';

// preview-start
const monthSlotProps: MonthCalendarProps<Dayjs>['slotProps'] = {
  monthButton: ({ selected, disabled }) => ({
    sx: {
      borderRadius: 1,
      fontWeight: selected ? 700 : 400,
      textDecoration: disabled ? 'line-through' : 'none',
    },
  }),
};
const yearSlotProps: YearCalendarProps<Dayjs>['slotProps'] = {
  yearButton: ({ selected }) => ({
    sx: { borderRadius: 1, fontWeight: selected ? 700 : 400 },
  }),
};
// preview-end

const first = dayjs('2025-03-01');

export default function SlotMonthButtons() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <div role="group" aria-label="Month of the audit">
          <MonthCalendar
            defaultValue={dayjs('2025-04-01')}
            minDate={first}
            disableHighlightToday
            slotProps={monthSlotProps}
          />
        </div>
        <div role="group" aria-label="Year of the audit">
          <YearCalendar
            defaultValue={dayjs('2025-04-01')}
            minDate={dayjs('2022-01-01')}
            maxDate={dayjs('2030-12-31')}
            disableHighlightToday
            slotProps={yearSlotProps}
          />
        </div>
      </Box>
    </LocalizationProvider>
  );
}
