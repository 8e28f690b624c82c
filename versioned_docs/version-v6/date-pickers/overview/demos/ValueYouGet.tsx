import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function describe(value: Dayjs | null) {
  if (value === null) return 'null: empty';
  return value.isValid()
    ? `${value.format('YYYY-MM-DD')}, a Dayjs object`
    : 'an invalid Dayjs object: not complete, or no such day';
}

export default function ValueYouGet() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2025-04-17'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 110, maxWidth: 320 }}>
        {/* preview-start */}
        <DatePicker label="Vaccination" value={value} onChange={(next) => setValue(next)} />
        <Typography variant="body2" role="status" sx={{ mt: 1 }}>
          Value: {describe(value)}
        </Typography>
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
