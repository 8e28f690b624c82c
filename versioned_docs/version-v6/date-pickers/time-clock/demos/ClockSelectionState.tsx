import * as React from 'react';
import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

const discharge = dayjs('2025-04-17T14:15');

export default function ClockSelectionState() {
  const [calls, setCalls] = React.useState<string[]>([]);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 270, display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <div role="group" aria-label="Discharge">
          {/* preview-start */}
          <TimeClock
            defaultValue={discharge}
            onChange={(value, state) => {
              const call = `${state}, ${value?.format('HH:mm')}`;
              setCalls((old) => [...old, call].slice(-8));
            }}
            ampm={false}
            showViewSwitcher
          />
          {/* preview-end */}
        </div>
        <Box
          role="log"
          aria-label="Calls"
          sx={{ flex: 1, minHeight: 160, fontFamily: 'monospace', fontSize: 13 }}
        >
          {calls.length === 0 ? 'No calls yet' : calls.map((call, i) => <div key={i}>{call}</div>)}
        </Box>
      </Box>
    </LocalizationProvider>
  );
}
