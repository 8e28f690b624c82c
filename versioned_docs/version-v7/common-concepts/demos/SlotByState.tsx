import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function SlotByState() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <DateCalendar
        defaultValue={dayjs('2026-03-12')}
        slotProps={{
          day: ({ day }) => ({
            title: day.day() === 0 ? 'Closed on Sundays' : undefined,
            sx: day.day() === 0 ? { textDecoration: 'line-through' } : undefined,
          }),
        }}
      />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
