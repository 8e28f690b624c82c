import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

export default function DatePickerStatic() {
  const [saved, setSaved] = React.useState(dayjs('2025-04-17'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Vaccination" sx={{ height: 415, maxWidth: 320 }}>
        {/* preview-start */}
        <StaticDatePicker
          defaultValue={saved}
          onAccept={(value) => value && setSaved(value)}
          disableHighlightToday
          slotProps={{ toolbar: { hidden: true } }}
        />
        {/* preview-end */}
        <Typography variant="body2" role="status" sx={{ px: 3 }}>
          {saved.format('[Saved:] MMMM D, YYYY')}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
