import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function TwoInputsOneMoment() {
  const [start, setStart] = React.useState<Dayjs | null>(dayjs('2025-04-17T08:30'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 110, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {/* preview-start */}
        <DatePicker label="Day of the shift" value={start} onChange={(next) => setStart(next)} />
        <TimePicker label="Start of the shift" value={start} onChange={(next) => setStart(next)} />
        <Typography variant="body2" role="status" sx={{ flexBasis: '100%' }}>
          {start?.isValid() ? start.format('dddd, MMMM D, HH:mm') : 'No complete date'}
        </Typography>
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
