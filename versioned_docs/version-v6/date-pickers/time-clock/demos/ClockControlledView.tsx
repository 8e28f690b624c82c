import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import type { TimeView } from '@mui/x-date-pickers/models';

export default function ClockControlledView() {
  const [time, setTime] = React.useState(dayjs('2025-04-17T20:15'));
  const [view, setView] = React.useState<TimeView>('hours');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Visiting hours end" sx={{ height: 305, maxWidth: 320 }}>
        <ToggleButtonGroup
          exclusive
          aria-label="Part of the time"
          value={view}
          onChange={(_, next: TimeView | null) => next && setView(next)}
          sx={{ display: 'flex', justifyContent: 'center' }}
        >
          <ToggleButton value="hours">{time.format('HH [h]')}</ToggleButton>
          <ToggleButton value="minutes">{time.format('mm [min]')}</ToggleButton>
        </ToggleButtonGroup>
        {/* preview-start */}
        <TimeClock
          view={view}
          onViewChange={(next) => setView(next)}
          value={time}
          onChange={(value) => value && setTime(value)}
          ampm={false}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
