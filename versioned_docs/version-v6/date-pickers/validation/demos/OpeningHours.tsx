import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import type { TimeValidationError, TimeView } from '@mui/x-date-pickers/models';

const isLunchBreak = (value: Dayjs, view: TimeView) => view === 'hours' && value.hour() === 12;

export default function OpeningHours() {
  const [error, setError] = React.useState<TimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 96, pt: 1 }}>
        {/* preview-start */}
        <TimePicker
          label="Consultation"
          defaultValue={dayjs('2025-04-17T10:15')}
          minTime={dayjs('2025-04-17T09:00')}
          maxTime={dayjs('2025-04-17T17:30')}
          minutesStep={15}
          shouldDisableTime={isLunchBreak}
          onError={setError}
          slotProps={{
            textField: {
              helperText: error ? `Not possible: ${error}` : '9:00 to 17:30, not at 12',
            },
          }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
