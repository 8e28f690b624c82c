import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const due = dayjs('2025-04-17');

export default function TextFieldOfAField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 96, pt: 1, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {/* preview-start */}
        <DateField
          label="Booster, in the field"
          variant="filled"
          helperText="Ten years after the last one"
          InputProps={{ startAdornment: <InputAdornment position="start">due</InputAdornment> }}
          defaultValue={due}
        />
        <DatePicker
          label="Booster, in a picker"
          defaultValue={due}
          slotProps={{
            textField: { variant: 'filled', helperText: 'Ten years after the last one' },
          }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
