import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const slot = dayjs('2025-04-17T09:15');
const quarters = { minutes: 15 };

export default function TimePickerSteps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 152, maxWidth: 280, display: 'grid', gap: 2, alignContent: 'start' }}>
        {/* preview-start */}
        <TimePicker
          label="Columns, every 15 minutes"
          timeSteps={quarters}
          minutesStep={15}
          defaultValue={slot}
        />
        <TimePicker
          label="One list, every 15 minutes"
          timeSteps={quarters}
          minutesStep={15}
          thresholdToRenderTimeInASingleColumn={96}
          defaultValue={slot}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
