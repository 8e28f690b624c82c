import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const checkUp = dayjs('2025-04-17T09:30');
const opens = dayjs('2025-04-17T08:00');
const closes = dayjs('2025-04-17T18:00');

export default function DateTimeSteps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 152, maxWidth: 320, display: 'grid', gap: 2, alignContent: 'start' }}>
        {/* preview-start */}
        <DateTimePicker
          label="Columns, every 15 minutes"
          timeSteps={{ minutes: 15 }}
          defaultValue={checkUp}
        />
        <DateTimePicker
          label="One list, every 30 minutes"
          timeSteps={{ minutes: 30 }}
          thresholdToRenderTimeInASingleColumn={48}
          minTime={opens}
          maxTime={closes}
          skipDisabled
          defaultValue={checkUp}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
