import * as React from 'react';
import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import type { TimeValidationError, TimeView } from '@mui/x-date-pickers/models';

const opens = dayjs('2025-04-17T08:00');
const closes = dayjs('2025-04-17T17:30');
const isLunch = (time: Dayjs, view: TimeView) => view === 'hours' && time.hour() === 12;

export default function TimePickerLimits() {
  const [error, setError] = React.useState<TimeValidationError>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 96, maxWidth: 320 }}>
        {/* preview-start */}
        <TimePicker
          label="Blood test"
          defaultValue={dayjs('2025-04-17T12:20')}
          minTime={opens}
          maxTime={closes}
          shouldDisableTime={isLunch}
          skipDisabled
          onError={(reason) => setError(reason)}
          slotProps={{
            textField: {
              fullWidth: true,
              helperText: error ? 'Closed: 8 am to noon, 1 to 5:30 pm' : '8 am to 5:30 pm',
            },
          }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
