import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

export default function DayBefore() {
  const [day, setDay] = React.useState<Dayjs | null>(() => dayjs.tz('2025-04-17', 'Asia/Tokyo'));
  const date = day?.isValid() ? day : null;
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 130, maxWidth: 380, pt: 1 }}>
        <DatePicker
          label="Admission, seen in Tokyo"
          timezone="Asia/Tokyo"
          value={day}
          onChange={setDay}
        />
        {/* preview-start */}
        <Typography variant="body2" sx={{ pt: 1 }}>
          toISOString(): {date?.toISOString() ?? 'no date'}
        </Typography>
        <Typography variant="body2" role="status">
          format(): {date?.format('YYYY-MM-DD') ?? 'no date'}
        </Typography>
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
