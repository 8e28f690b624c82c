import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';

const handover = dayjs('2025-04-17T06:00');

export default function DateTimeVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 72, display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        {/* preview-start */}
        <DesktopDateTimePicker label="Always a popup" defaultValue={handover} />
        <MobileDateTimePicker label="Always a dialog" defaultValue={handover} />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
