import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay } from '@mui/x-date-pickers/PickersDay';
import type { PickersDayProps } from '@mui/x-date-pickers/PickersDay';

const shifts = ['2025-04-03', '2025-04-10', '2025-04-22', '2025-04-24'];

const dot: SxProps<Theme> = (theme) => ({
  fontWeight: 700,
  '&::after': {
    content: '""',
    position: 'absolute',
    bottom: 4,
    width: 6,
    height: 6,
    borderRadius: '50%',
    backgroundColor: '#ec003f',
    ...theme.applyStyles('dark', { backgroundColor: '#ff637e' }),
  },
});

// preview-start
function ShiftDay(props: PickersDayProps<Dayjs>) {
  const { day } = props;
  if (props.outsideCurrentMonth || !shifts.includes(day.format('YYYY-MM-DD'))) {
    return <PickersDay {...props} />;
  }
  return <PickersDay {...props} aria-label={day.format('MMMM D, [shift]')} sx={dot} />;
}
// preview-end

const slots = { day: ShiftDay };

export default function CustomDay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Shifts" sx={{ height: 340, maxWidth: 320 }}>
        <DateCalendar
          defaultValue={dayjs('2025-04-17')}
          slots={slots}
          views={['day']}
          disableHighlightToday
          sx={{ width: '100%' }}
        />
      </Box>
    </LocalizationProvider>
  );
}
