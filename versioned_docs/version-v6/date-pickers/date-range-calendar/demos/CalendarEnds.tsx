import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro';
import type { RangePosition } from '@mui/x-date-pickers-pro';

const rota: DateRange<Dayjs> = [dayjs('2025-04-07'), dayjs('2025-04-18')];

export default function CalendarEnds() {
  const [position, setPosition] = React.useState<RangePosition>('end');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Rota" sx={{ height: 400, maxWidth: 320 }}>
        {/* preview-start */}
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Which day to change"
          value={position}
          onChange={(event, next: RangePosition | null) => setPosition(next ?? position)}
        >
          <ToggleButton value="start">First day</ToggleButton>
          <ToggleButton value="end">Last day</ToggleButton>
        </ToggleButtonGroup>
        <DateRangeCalendar
          rangePosition={position}
          onRangePositionChange={setPosition}
          defaultValue={rota}
          calendars={1}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
