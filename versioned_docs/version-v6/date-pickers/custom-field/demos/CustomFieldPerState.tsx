import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import type { DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// preview-start
const slotProps: DatePickerProps<Dayjs>['slotProps'] = {
  textField: ({ value, focused }) => ({
    focused,
    helperText: value === null ? 'Not booked yet' : 'Booked',
    color: value === null ? 'warning' : 'success',
  }),
};
// preview-end

export default function CustomFieldPerState() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 96, display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <DatePicker label="First dose" defaultValue={dayjs('2025-04-17')} slotProps={slotProps} />
        <DatePicker label="Second dose" slotProps={slotProps} />
      </Box>
    </LocalizationProvider>
  );
}
