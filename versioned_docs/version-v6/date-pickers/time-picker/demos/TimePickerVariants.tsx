import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';

const discharge = dayjs('2025-04-17T14:15');

export default function TimePickerVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 72, display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        {/* preview-start */}
        <DesktopTimePicker label="Popup with columns" defaultValue={discharge} />
        <MobileTimePicker label="Dialog with a clock" defaultValue={discharge} />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
