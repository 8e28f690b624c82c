import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

const zone = 'Europe/Berlin';
const clock = (value: dayjs.Dayjs) => value.tz(zone).format('HH:mm');

// preview-start
/** The other moment that shows the same time in the zone, if there is one. */
function twinOf(value: dayjs.Dayjs) {
  return [value.add(1, 'hour'), value.subtract(1, 'hour')].find(
    (other) => clock(other) === clock(value),
  );
}
// preview-end

export default function ClocksBack() {
  const [value, setValue] = React.useState<dayjs.Dayjs | null>(dayjs.utc('2025-10-26T00:30:00Z'));
  const twin = value?.isValid() ? twinOf(value) : undefined;
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 110, pt: 1 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <DateTimeField
            label="Night shift ends, Berlin"
            timezone={zone}
            format="YYYY-MM-DD HH:mm"
            value={value}
            onChange={setValue}
          />
          {value && twin && (
            <ToggleButtonGroup
              exclusive
              aria-label="Which of the two"
              value={twin.isAfter(value) ? 'first' : 'second'}
              onChange={(_, next: string | null) => next && setValue(twin)}
            >
              <ToggleButton value="first">Summer time</ToggleButton>
              <ToggleButton value="second">Winter time</ToggleButton>
            </ToggleButtonGroup>
          )}
        </Box>
        <Typography variant="body2" role="status" sx={{ pt: 1 }}>
          Stored: {value?.isValid() ? value.toISOString() : 'nothing'}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
