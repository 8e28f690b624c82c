import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker, type DateRange } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const monday = dayjs('2025-06-02');

export default function RangeShortcuts() {
  const [value, setValue] = React.useState<DateRange<Dayjs>>([monday, monday.add(4, 'day')]);

  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      localeText={{ start: 'Placement starts', end: 'Placement ends' }}
    >
      <Box sx={{ minHeight: 118, maxWidth: 480, pt: 1 }}>
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
        {/* preview-start */}
        <Box role="group" aria-label="Length of the placement" sx={{ pt: 1 }}>
          {[1, 2, 4].map((weeks) => (
            <Button
              key={weeks}
              onClick={() => setValue([monday, monday.add(weeks * 7 - 3, 'day')])}
            >
              {weeks === 1 ? 'One week' : `${weeks} weeks`}
            </Button>
          ))}
        </Box>
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
