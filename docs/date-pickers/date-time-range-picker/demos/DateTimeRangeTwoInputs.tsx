import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import type { DateTimeRangePickerFieldProps } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';

const transfer: DateRange<Dayjs> = [dayjs('2025-04-17T22:15'), dayjs('2025-04-18T01:40')];

// preview-start
function TwoInputs(props: DateTimeRangePickerFieldProps) {
  return <MultiInputDateTimeRangeField {...props} direction={{ xs: 'column', sm: 'row' }} />;
}

const slots = { field: TwoInputs };
// preview-end

export default function DateTimeRangeTwoInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 72, maxWidth: 520 }}>
        <DateTimeRangePicker
          defaultValue={transfer}
          slots={slots}
          localeText={{ start: 'Departure', end: 'Arrival' }}
        />
      </Box>
    </LocalizationProvider>
  );
}
