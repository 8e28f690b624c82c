import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

const toText = (day: Dayjs | null) => (day?.isValid() ? day.format('YYYY-MM-DD') : 'null');

export default function RangeFieldControlled() {
  const [leave, setLeave] = React.useState<DateRange<Dayjs>>([dayjs('2025-04-14'), null]);
  const [start, end] = leave;
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 100, maxWidth: 320, pt: 1 }}>
        {/* preview-start */}
        <SingleInputDateRangeField
          label="Sick leave"
          fullWidth
          value={leave}
          onChange={(range) => setLeave(range)}
        />
        {/* preview-end */}
        <Typography variant="body2" role="status" sx={{ pt: 1 }}>
          {`Value: [${toText(start)}, ${toText(end)}]`}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
