import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import type { DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// preview-start
interface ShiftPickerProps extends Omit<DatePickerProps<Dayjs>, 'slots'> {
  helperText?: string;
}

function ShiftPicker({ helperText, slotProps, ...picker }: ShiftPickerProps) {
  return (
    <DatePicker
      {...picker}
      slotProps={{ ...slotProps, textField: { size: 'small', helperText } }}
    />
  );
}
// preview-end

export default function SlotWrapper() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 80, maxWidth: 280 }}>
        <ShiftPicker
          label="First shift"
          defaultValue={dayjs('2025-04-17')}
          helperText="The roster is published two weeks before"
        />
      </Box>
    </LocalizationProvider>
  );
}
