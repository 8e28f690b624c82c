import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const slot = dayjs('2025-04-17T09:15');

export default function TimeFieldSteps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 96, maxWidth: 280, display: 'grid', gap: 2, alignContent: 'start' }}>
        {/* preview-start */}
        <TimeField
          label="Appointment at"
          ampm={false}
          minutesStep={15}
          defaultValue={slot}
          helperText="Every 15 minutes"
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
