import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker, type DateRange } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function describe([start, end]: DateRange<Dayjs>) {
  if (start === null && end === null) return 'Not on sick leave';
  if (end === null) return 'Until further notice';
  return start === null ? 'Add the first day' : 'Both days are known';
}

export default function RangePartial() {
  const [value, setValue] = React.useState<DateRange<Dayjs>>([dayjs('2025-06-02'), null]);

  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      localeText={{ start: 'Sick since', end: 'Back on' }}
    >
      <Box sx={{ height: 110, maxWidth: 480, pt: 1 }}>
        {/* preview-start */}
        <DateRangePicker
          value={value}
          onChange={setValue}
          componentsProps={{ actionBar: { actions: ['clear', 'accept'] } }}
          renderInput={(startProps, endProps) => (
            <>
              <TextField {...startProps} sx={{ mr: 2 }} />
              <TextField {...endProps} />
            </>
          )}
        />
        {/* preview-end */}
        <Typography variant="body2" role="status" sx={{ pt: 1 }}>
          {describe(value)}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
