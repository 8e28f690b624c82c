import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import type { MonthCalendarProps } from '@mui/x-date-pickers/MonthCalendar';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import type { YearCalendarProps } from '@mui/x-date-pickers/YearCalendar';

// preview-start
const monthSlotProps: MonthCalendarProps['slotProps'] = {
  monthButton: ({ isMonthSelected, isMonthDisabled }) => ({
    sx: {
      borderRadius: 1,
      fontWeight: isMonthSelected ? 700 : 400,
      textDecoration: isMonthDisabled ? 'line-through' : 'none',
    },
  }),
};
const yearSlotProps: YearCalendarProps['slotProps'] = {
  yearButton: ({ isYearSelected }) => ({
    sx: { borderRadius: 1, fontWeight: isYearSelected ? 700 : 400 },
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
            sx={{ width: 300 }}
          />
        </div>
        <div role="group" aria-label="Year of the audit">
          <YearCalendar
            defaultValue={dayjs('2025-04-01')}
            minDate={dayjs('2022-01-01')}
            maxDate={dayjs('2030-12-31')}
            disableHighlightToday
            slotProps={yearSlotProps}
            sx={{ width: 300 }}
          />
        </div>
      </Box>
    </LocalizationProvider>
  );
}
