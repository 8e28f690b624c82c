import * as React from 'react';
import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const visit = dayjs('2025-04-17');
const latest = dayjs('2025-05-31');

export default function RelativeShortcuts() {
  const [day, setDay] = React.useState<Dayjs | null>(visit);
  // preview-start
  const items = [1, 7, 28].map((days) => ({
    label: `+${days}`,
    getValue: () => (day?.isValid() ? day : visit).add(days, 'day'),
  }));
  // preview-end
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        role="group"
        aria-label="Follow-up"
        sx={{ minHeight: 400, maxWidth: 420, overflowX: 'auto' }}
      >
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          value={day}
          onChange={(value) => setDay(value)}
          maxDate={latest}
          slotProps={{ shortcuts: { items, 'aria-label': 'Days later' } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
