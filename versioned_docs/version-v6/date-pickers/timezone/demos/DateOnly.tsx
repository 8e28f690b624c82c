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

const asMoment = dayjs.utc('2025-04-17T00:00:00Z');

export default function DateOnly() {
  const [birthday, setBirthday] = React.useState<Dayjs | null>(() => dayjs.utc('2025-04-17'));
  const stored = birthday?.isValid() ? birthday.format('YYYY-MM-DD') : null;
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 110, pt: 1, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <div>
          <DatePicker
            label="As a moment, New York"
            timezone="America/New_York"
            defaultValue={asMoment}
          />
          <Typography variant="body2" sx={{ pt: 1 }}>
            Stored: 2025-04-17T00:00:00Z
          </Typography>
        </div>
        <div>
          {/* preview-start */}
          <DatePicker
            label="As a date, anywhere"
            timezone="UTC"
            value={birthday}
            onChange={(value) => setBirthday(value)}
          />
          {/* preview-end */}
          <Typography variant="body2" role="status" sx={{ pt: 1 }}>
            Stored: {stored ?? 'nothing'}
          </Typography>
        </div>
      </Box>
    </LocalizationProvider>
  );
}
