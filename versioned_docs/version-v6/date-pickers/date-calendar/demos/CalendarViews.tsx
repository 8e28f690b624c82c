import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const licensed = dayjs('1998-09-04');

export default function CalendarViews() {
  const [report, setReport] = React.useState('Choose a year');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Licensed since" sx={{ height: 370, maxWidth: 320 }}>
        {/* preview-start */}
        <DateCalendar
          views={['year', 'month', 'day']}
          openTo="year"
          defaultValue={licensed}
          maxDate={dayjs('2025-04-17')}
          onChange={(value, state) => setReport(`${state}: ${value?.format('MMMM D, YYYY')}`)}
          disableHighlightToday
          sx={{ width: '100%' }}
        />
        {/* preview-end */}
        <Typography variant="body2" role="status" sx={{ px: 3 }}>
          {report}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
