import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const appointment = dayjs('2025-04-17');

export default function StaticShape() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Appointment" sx={{ height: 400, maxWidth: 320 }}>
        {/* preview-start */}
        <StaticDatePicker
          defaultValue={appointment}
          displayStaticWrapperAs="mobile"
          disableHighlightToday
          slotProps={{ toolbar: { hidden: true } }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
