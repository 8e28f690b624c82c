import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const toText = (value: Dayjs | null) =>
  value === null ? 'null' : value.isValid() ? value.format('YYYY-MM-DD') : 'an invalid date';

export default function OnlyValidDates() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2025-04-17'));
  const [saved, setSaved] = React.useState<Dayjs | null>(value);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 130, maxWidth: 320, pt: 1 }}>
        {/* preview-start */}
        <DatePicker
          label="Follow-up"
          value={value}
          onChange={(next, { validationError }) => {
            setValue(next);
            if (validationError === null) setSaved(next);
          }}
        />
        {/* preview-end */}
        <Typography variant="body2" sx={{ pt: 1 }}>
          onChange got: {toText(value)}
        </Typography>
        <Typography variant="body2" role="status">
          Saved: {toText(saved)}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
