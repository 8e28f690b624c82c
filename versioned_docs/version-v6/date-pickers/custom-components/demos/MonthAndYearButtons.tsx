import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar, pickersMonthClasses } from '@mui/x-date-pickers/MonthCalendar';
import { YearCalendar, pickersYearClasses } from '@mui/x-date-pickers/YearCalendar';

// preview-start
const months = {
  [`& .${pickersMonthClasses.monthButton}`]: { borderRadius: 1 },
  [`& .${pickersMonthClasses.selected}`]: { fontWeight: 700 },
  [`& .${pickersMonthClasses.disabled}`]: { textDecoration: 'line-through' },
};
const years = {
  [`& .${pickersYearClasses.yearButton}`]: { borderRadius: 1 },
  [`& .${pickersYearClasses.selected}`]: { fontWeight: 700 },
};
// preview-end

export default function MonthAndYearButtons() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <div role="group" aria-label="Month of the audit">
          <MonthCalendar
            defaultValue={dayjs('2025-04-01')}
            minDate={dayjs('2025-03-01')}
            disableHighlightToday
            sx={months}
          />
        </div>
        <div role="group" aria-label="Year of the audit">
          <YearCalendar
            defaultValue={dayjs('2025-04-01')}
            minDate={dayjs('2022-01-01')}
            maxDate={dayjs('2030-12-31')}
            disableHighlightToday
            sx={years}
          />
        </div>
      </Box>
    </LocalizationProvider>
  );
}
