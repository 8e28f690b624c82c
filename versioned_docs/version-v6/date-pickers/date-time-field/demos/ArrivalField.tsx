import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const arrived = dayjs('2025-04-17T02:48');

export default function ArrivalField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 72, maxWidth: 320 }}>
        {/* preview-start */}
        <DateTimeField label="Ambulance arrived" defaultValue={arrived} />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
