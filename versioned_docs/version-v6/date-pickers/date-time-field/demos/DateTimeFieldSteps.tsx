import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const callback = dayjs('2025-04-17T16:15');

export default function DateTimeFieldSteps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 96, maxWidth: 320 }}>
        {/* preview-start */}
        <DateTimeField
          label="Callback"
          defaultValue={callback}
          minutesStep={15}
          helperText="On the quarter hour"
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
