import * as React from 'react';
import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const opens = dayjs('2025-04-12');
const closes = dayjs('2025-04-27');

export default function MinAndMaxDate() {
  // preview-start
  const [error, setError] = React.useState<DateValidationError>(null);
  let message = 'April 12 to April 27, 2025';
  if (error === 'minDate') message = 'Vaccinations start on April 12';
  if (error === 'maxDate') message = 'Vaccinations end on April 27';
  if (error === 'invalidDate') message = 'There is no such day';
  // preview-end
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 96, maxWidth: 280 }}>
        <DatePicker
          label="Vaccination"
          defaultValue={dayjs('2025-05-02')}
          minDate={opens}
          maxDate={closes}
          onError={(reason) => setError(reason)}
          slotProps={{ textField: { helperText: message, fullWidth: true } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
