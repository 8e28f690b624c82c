import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

const inUtc = dayjs.utc('2025-04-17T20:00:00Z');
const inTokyo = dayjs.tz('2025-04-18T05:00:00', 'Asia/Tokyo');

function Visit({ initial, label }: { initial: dayjs.Dayjs; label: string }) {
  const [value, setValue] = React.useState<dayjs.Dayjs | null>(initial);
  return (
    <div>
      {/* preview-start */}
      <DateTimePicker
        label={label}
        timezone="America/Sao_Paulo"
        value={value}
        onChange={setValue}
      />
      {/* preview-end */}
      <Typography variant="body2" role="status" sx={{ pt: 1 }}>
        onChange: {value?.isValid() ? value.format() : 'no date'}
      </Typography>
    </div>
  );
}

export default function ShownAndStored() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 110, pt: 1, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Visit label="Value in UTC" initial={inUtc} />
        <Visit label="Value in Tokyo time" initial={inTokyo} />
      </Box>
    </LocalizationProvider>
  );
}
