import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const toText = (value: Dayjs | null, format: string) =>
  value?.isValid() ? value.format(format) : null;

export default function SentShift() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2025-04-17'));
  const [start, setStart] = React.useState<Dayjs | null>(dayjs('2025-04-17T06:00'));
  const body = { day: toText(day, 'YYYY-MM-DD'), start: toText(start, 'HH:mm') };
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 110, display: 'flex', flexWrap: 'wrap', gap: 2, pt: 1 }}>
        {/* preview-start */}
        <DatePicker label="Day of the shift" value={day} onChange={setDay} />
        <TimePicker label="Shift starts" value={start} onChange={setStart} />
        <Typography variant="body2" component="output" sx={{ flexBasis: '100%' }}>
          Body of the request: {JSON.stringify(body)}
        </Typography>
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
