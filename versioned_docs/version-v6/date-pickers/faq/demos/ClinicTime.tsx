import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);

export default function ClinicTime() {
  const [value, setValue] = React.useState<Dayjs | null>(() => dayjs.utc('2025-04-17T08:30'));
  const stored = value?.isValid() ? value.format('YYYY-MM-DDTHH:mm') : 'nothing';
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 110, maxWidth: 320, pt: 1 }}>
        {/* preview-start */}
        <DateTimePicker
          label="Appointment, time of the clinic"
          timezone="UTC"
          value={value}
          onChange={setValue}
        />
        <Typography variant="body2" role="status" sx={{ pt: 1 }}>
          Stored: {stored}
        </Typography>
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
