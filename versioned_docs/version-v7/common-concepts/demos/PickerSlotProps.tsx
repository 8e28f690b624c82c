import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function PickerSlotProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 96, maxWidth: 280 }}>
        {/* preview-start */}
        <DatePicker
          label="Appointment"
          defaultValue={dayjs('2026-03-12')}
          slotProps={{
            textField: { helperText: 'Monday to Friday', fullWidth: true },
            actionBar: { actions: ['clear', 'accept'] },
          }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
