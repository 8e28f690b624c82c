import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker, type DateRange } from '@mui/x-date-pickers-pro/DateRangePicker';

export default function BasicDateRange() {
  const [value, setValue] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-06-02'),
    dayjs('2025-06-13'),
  ]);

  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      localeText={{ start: 'Hut opens', end: 'Hut closes' }}
    >
      <Box sx={{ height: 72, maxWidth: 480, pt: 1 }}>
        {/* preview-start */}
        <DateRangePicker
          value={value}
          onChange={setValue}
          renderInput={(startProps, endProps) => (
            <>
              <TextField {...startProps} sx={{ mr: 2 }} />
              <TextField {...endProps} />
            </>
          )}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
