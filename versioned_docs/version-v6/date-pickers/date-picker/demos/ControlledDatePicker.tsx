import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ControlledDatePicker() {
  const [firstDose, setFirstDose] = React.useState<Dayjs | null>(dayjs('2025-04-17'));
  const secondDose = firstDose?.isValid()
    ? firstDose.add(90, 'day').format('MMMM D, YYYY')
    : 'unknown';
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 100, maxWidth: 280 }}>
        {/* preview-start */}
        <DatePicker
          label="First dose"
          value={firstDose}
          onChange={(value) => setFirstDose(value)}
          slotProps={{ field: { clearable: true } }}
        />
        {/* preview-end */}
        <Typography variant="body2" aria-live="polite" sx={{ pt: 1 }}>
          {`Second dose: ${secondDose}`}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
