import Box from '@mui/material/Box';
import Event from '@mui/icons-material/Event';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function PartsOfAPicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 72, maxWidth: 280 }}>
        {/* preview-start */}
        <DatePicker
          label="Home visit"
          defaultValue={dayjs('2025-04-17')}
          slots={{ openPickerIcon: Event }}
          slotProps={{
            openPickerButton: { color: 'primary' },
            desktopPaper: { sx: { border: 1, borderColor: 'divider' } },
          }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
