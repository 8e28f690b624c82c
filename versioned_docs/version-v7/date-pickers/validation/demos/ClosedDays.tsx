import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

const isMonday = (day: Dayjs) => day.day() === 1;
const isWinter = (month: Dayjs) => [11, 0, 1].includes(month.month());

export default function ClosedDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 100, width: '100%', pt: 1 }}>
        {/* preview-start */}
        <DatePicker
          label="Mobile clinic"
          defaultValue={dayjs('2025-04-17')}
          shouldDisableDate={isMonday}
          shouldDisableMonth={isWinter}
          slotProps={{ textField: { helperText: 'Closed on Mondays and in winter' } }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
