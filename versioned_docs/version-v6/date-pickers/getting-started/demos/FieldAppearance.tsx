import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function FieldAppearance() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 80, maxWidth: 360, pt: 1 }}>
        {/* preview-start */}
        <DatePicker
          label="Appointment"
          defaultValue={dayjs('2025-04-17')}
          slotProps={{
            textField: { size: 'small', fullWidth: true, helperText: 'From Monday to Friday' },
            field: { clearable: true },
          }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
