import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DatePickerHelperText() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 164, maxWidth: 400, display: 'grid', gap: 2, alignContent: 'start' }}>
        {/* preview-start */}
        <DatePicker
          label="Admission"
          defaultValue={dayjs('2025-04-17')}
          slotProps={{
            textField: { required: true, fullWidth: true, helperText: 'Monday to Saturday' },
          }}
        />
        <DatePicker
          label="Discharge"
          slotProps={{
            textField: { size: 'small', error: true, helperText: 'Enter the day of discharge' },
          }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
