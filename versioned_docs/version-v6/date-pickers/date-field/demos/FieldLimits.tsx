import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const born = dayjs('2025-02-11');
const latest = dayjs('2024-12-31');

export default function FieldLimits() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 96, maxWidth: 280, display: 'grid', gap: 2, alignContent: 'start' }}>
        {/* preview-start */}
        <DateField
          label="Date of birth"
          defaultValue={born}
          maxDate={latest}
          helperText="Patients are born in 2024 or earlier"
          required
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
