import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';

const planned: DateRange<Dayjs> = [dayjs('2025-04-14'), dayjs('2025-04-18')];

export default function RangeDragging() {
  const [leave, setLeave] = React.useState(planned);
  const [first, last] = leave.map((day) => day?.format('MMM D') ?? 'open');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Annual leave" sx={{ height: 400, maxWidth: 320 }}>
        {/* preview-start */}
        <StaticDateRangePicker
          displayStaticWrapperAs="desktop"
          calendars={1}
          value={leave}
          onChange={(range) => setLeave(range)}
          slotProps={{ actionBar: { actions: [] } }}
        />
        {/* preview-end */}
        <Typography variant="body2" role="status" sx={{ pt: 1 }}>
          {`Leave: ${first} – ${last}`}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
