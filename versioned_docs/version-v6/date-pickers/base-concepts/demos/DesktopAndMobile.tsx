import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';

const nightShift = dayjs('2025-04-17');

export default function DesktopAndMobile() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 72, display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        {/* preview-start */}
        <DesktopDatePicker label="Always a popup" defaultValue={nightShift} />
        <MobileDatePicker label="Always a dialog" defaultValue={nightShift} />
        <DatePicker
          label="A dialog below 600 px"
          defaultValue={nightShift}
          desktopModeMediaQuery="(min-width: 600px)"
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
