import Box from '@mui/material/Box';
import Bedtime from '@mui/icons-material/Bedtime';
import BeachAccess from '@mui/icons-material/BeachAccess';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function OpeningTimeAndRange() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 72, display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        {/* preview-start */}
        <TimePicker
          label="Start of the night shift"
          defaultValue={dayjs('2025-04-17T22:00')}
          slots={{ openPickerIcon: Bedtime }}
        />
        <DateRangePicker
          label="Leave"
          defaultValue={[dayjs('2025-04-14'), dayjs('2025-04-25')]}
          slots={{ openPickerIcon: BeachAccess }}
          slotProps={{ textField: { sx: { minWidth: 280 } } }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
