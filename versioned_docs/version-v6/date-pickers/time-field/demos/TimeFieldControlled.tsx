import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const shiftDay = dayjs('2025-04-17');

export default function TimeFieldControlled() {
  const [end, setEnd] = React.useState<Dayjs | null>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 100, maxWidth: 320 }}>
        {/* preview-start */}
        <TimeField
          label="Shift on April 17 ends at"
          fullWidth
          referenceDate={shiftDay}
          value={end}
          onChange={(value) => setEnd(value)}
        />
        {/* preview-end */}
        <Typography variant="body2" role="status" sx={{ pt: 1 }}>
          {end?.isValid() ? end.format('[Value:] YYYY-MM-DD HH:mm') : 'Value: null'}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
