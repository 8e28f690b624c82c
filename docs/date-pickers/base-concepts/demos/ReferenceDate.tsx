import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import type { TimePickerFieldProps } from '@mui/x-date-pickers/TimePicker';

const shiftDay = dayjs('2025-04-17');

// preview-start
function ShiftField(props: TimePickerFieldProps) {
  return <TimeField {...props} referenceDate={shiftDay} />;
}

const slots = { field: ShiftField };
// preview-end

export default function ReferenceDate() {
  const [value, setValue] = React.useState<Dayjs | null>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 100, maxWidth: 320 }}>
        <TimePicker
          label="Shift on April 17 starts at"
          referenceDate={shiftDay}
          slots={slots}
          slotProps={{ textField: { fullWidth: true } }}
          value={value}
          onChange={(time) => setValue(time)}
        />
        <Typography variant="body2" role="status" sx={{ pt: 1 }}>
          {value?.isValid() ? value.format('MMMM D, YYYY [at] HH:mm') : 'No time yet'}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
