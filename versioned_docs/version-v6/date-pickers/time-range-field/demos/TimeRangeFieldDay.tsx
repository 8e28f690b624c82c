import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';

const shiftDay = dayjs('2025-04-17');
const toText = (time: Dayjs | null) => (time?.isValid() ? time.format('MMM D, HH:mm') : 'no time');

export default function TimeRangeFieldDay() {
  const [range, setRange] = React.useState<DateRange<Dayjs>>([null, null]);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 100, maxWidth: 320 }}>
        {/* preview-start */}
        <SingleInputTimeRangeField
          label="Shift on April 17"
          referenceDate={shiftDay}
          value={range}
          onChange={(value) => setRange(value)}
        />
        {/* preview-end */}
        <Typography variant="body2" role="status" sx={{ pt: 1 }}>
          {`${toText(range[0])} – ${toText(range[1])}`}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
