import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const opening = dayjs('2025-04-10');

export default function SaveValidOnly() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2025-04-17'));
  const [saved, setSaved] = React.useState(day);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 120, pt: 1 }}>
        {/* preview-start */}
        <DatePicker
          label="Vaccination"
          value={day}
          minDate={opening}
          onChange={(next, { validationError }) => {
            setDay(next);
            if (validationError === null) setSaved(next);
          }}
          slotProps={{ textField: { helperText: 'From April 10 on' } }}
        />
        {/* preview-end */}
        <Typography role="status" variant="body2" sx={{ mt: 1 }}>
          Saved: {saved?.format('MMMM D, YYYY') ?? 'no day'}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
