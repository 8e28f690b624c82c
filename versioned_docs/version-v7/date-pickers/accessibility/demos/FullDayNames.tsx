import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay } from '@mui/x-date-pickers/PickersDay';
import type { PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import { Exposed } from './Exposed';

// preview-start
function NamedDay(props: PickersDayProps<Dayjs>) {
  return <PickersDay {...props} aria-label={props.day.format('dddd, MMMM D, YYYY')} />;
}

const slots = { day: NamedDay };
// preview-end

export default function FullDayNames() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 400, maxWidth: 320 }}>
        <Exposed>
          <div role="group" aria-label="Checkup">
            <DateCalendar defaultValue={dayjs('2025-04-17')} slots={slots} sx={{ width: '100%' }} />
          </div>
        </Exposed>
      </Box>
    </LocalizationProvider>
  );
}
