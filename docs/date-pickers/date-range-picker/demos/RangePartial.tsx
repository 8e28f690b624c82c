import * as React from 'react';
import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const sickNote: DateRange<Dayjs> = [dayjs('2025-04-14'), null];

function describe([start, end]: DateRange<Dayjs>) {
  if (start === null && end === null) return 'Not on sick leave';
  if (end === null) return 'Until further notice';
  if (start === null) return 'Add the first day';
  return 'Both days are known';
}

export default function RangePartial() {
  const [range, setRange] = React.useState(sickNote);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 96, maxWidth: 320 }}>
        {/* preview-start */}
        <DateRangePicker
          label="Sick leave"
          value={range}
          onChange={(value) => setRange(value)}
          slotProps={{
            field: { clearable: true },
            textField: { fullWidth: true, helperText: describe(range) },
          }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
