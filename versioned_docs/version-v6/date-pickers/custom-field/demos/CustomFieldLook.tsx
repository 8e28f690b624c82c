import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import LocalHospital from '@mui/icons-material/LocalHospital';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const hospital = (
  <InputAdornment position="start">
    <LocalHospital fontSize="small" />
  </InputAdornment>
);

export default function CustomFieldLook() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 96, maxWidth: 320 }}>
        {/* preview-start */}
        <DatePicker
          label="Appointment"
          defaultValue={dayjs('2025-04-17')}
          slotProps={{
            textField: {
              size: 'small',
              variant: 'filled',
              fullWidth: true,
              helperText: 'Closed on Mondays',
              InputProps: { startAdornment: hospital },
            },
            field: { clearable: true },
          }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
