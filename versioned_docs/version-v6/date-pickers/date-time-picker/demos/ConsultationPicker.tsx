import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const consultation = dayjs('2025-04-17T14:30');

export default function ConsultationPicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 72, maxWidth: 320 }}>
        {/* preview-start */}
        <DateTimePicker label="Consultation" defaultValue={consultation} />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
