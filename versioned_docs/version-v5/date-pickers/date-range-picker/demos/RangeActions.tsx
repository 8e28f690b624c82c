import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker, type DateRange } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function RangeActions() {
  const [value, setValue] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-06-02'),
    dayjs('2025-06-13'),
  ]);
  const [saved, setSaved] = React.useState(value);
  const text = saved.map((day) => day?.format('MMM D') ?? 'open').join(' – ');

  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      localeText={{ start: 'Stand-in from', end: 'Stand-in until' }}
    >
      <Box sx={{ height: 110, maxWidth: 480, pt: 1 }}>
        {/* preview-start */}
        <DateRangePicker
          value={value}
          onChange={setValue}
          onAccept={setSaved}
          closeOnSelect={false}
          componentsProps={{ actionBar: { actions: ['clear', 'cancel', 'accept'] } }}
          renderInput={(startProps, endProps) => (
            <>
              <TextField {...startProps} sx={{ mr: 2 }} />
              <TextField {...endProps} />
            </>
          )}
        />
        {/* preview-end */}
        <Typography variant="body2" role="status" sx={{ pt: 1 }}>
          {`Saved: ${text}`}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
