import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';

export default function TimePickerStatic() {
  const [saved, setSaved] = React.useState(dayjs('2025-04-17T14:15'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Home visit" sx={{ height: 330, maxWidth: 320 }}>
        {/* preview-start */}
        <StaticTimePicker
          defaultValue={saved}
          onAccept={(value) => value && setSaved(value)}
          ampmInClock
          slotProps={{ toolbar: { hidden: true } }}
        />
        {/* preview-end */}
        <Typography variant="body2" role="status" sx={{ px: 3 }}>
          {saved.format('[Saved:] h:mm A')}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
