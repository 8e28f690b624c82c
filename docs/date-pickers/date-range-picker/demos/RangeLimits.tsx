import * as React from 'react';
import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange, DateRangeValidationError } from '@mui/x-date-pickers-pro/models';

const opens = dayjs('2025-04-01');
const closes = dayjs('2025-06-30');
const weeks: DateRange<Dayjs> = [dayjs('2025-04-07'), dayjs('2025-04-17')];

const messages: Partial<Record<NonNullable<DateRangeValidationError[number]>, string>> = {
  minDate: 'Placements begin on April 1',
  maxDate: 'Placements end on June 30',
  shouldDisableDate: 'From a Monday to a Friday, please',
  invalidRange: 'The end is before the start',
};

export default function RangeLimits() {
  const [[start, end], setErrors] = React.useState<DateRangeValidationError>([null, null]);
  const reason = start ?? end;
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 96, maxWidth: 320 }}>
        {/* preview-start */}
        <DateRangePicker
          label="Placement"
          defaultValue={weeks}
          minDate={opens}
          maxDate={closes}
          shouldDisableDate={(day, position) => day.day() !== (position === 'start' ? 1 : 5)}
          onError={setErrors}
          slotProps={{
            textField: { fullWidth: true, helperText: reason ? messages[reason] : ' ' },
          }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
