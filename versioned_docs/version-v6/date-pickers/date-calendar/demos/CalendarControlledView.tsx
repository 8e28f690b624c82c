import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateView } from '@mui/x-date-pickers/models';

const hired = dayjs('2021-11-02');

export default function CalendarControlledView() {
  const [view, setView] = React.useState<DateView>('month');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Hired" sx={{ height: 390, maxWidth: 320 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Choose by"
          value={view}
          onChange={(_, next: DateView | null) => next && setView(next)}
          sx={{ mx: 3, mt: 1 }}
        >
          <ToggleButton value="year">Year</ToggleButton>
          <ToggleButton value="month">Month</ToggleButton>
          <ToggleButton value="day">Day</ToggleButton>
        </ToggleButtonGroup>
        {/* preview-start */}
        <DateCalendar
          views={['year', 'month', 'day']}
          view={view}
          onViewChange={(next) => setView(next)}
          defaultValue={hired}
          disableHighlightToday
          sx={{ width: '100%' }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
