import Box from '@mui/material/Box';
import EditCalendar from '@mui/icons-material/EditCalendar';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function OpeningIcon() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 72, maxWidth: 280 }}>
        {/* preview-start */}
        <DatePicker
          label="Dental checkup"
          defaultValue={dayjs('2025-04-17')}
          slots={{ openPickerIcon: EditCalendar }}
          slotProps={{
            openPickerButton: { color: 'primary' },
            openPickerIcon: { fontSize: 'small' },
          }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
