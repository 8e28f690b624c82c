import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import type { Dayjs } from 'dayjs';

const leave: DateRange<Dayjs> = [dayjs('2025-04-17'), dayjs('2025-04-25')];
const column = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 3,
  alignContent: 'start',
};
const twoInputs = { field: MultiInputDateRangeField };

export default function OneOrTwoInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ ...column, height: 152, maxWidth: 480 }}>
        {/* preview-start */}
        <DateRangePicker label="Parental leave" defaultValue={leave} />
        <DateRangePicker
          localeText={{ start: 'First day', end: 'Last day' }}
          defaultValue={leave}
          slots={twoInputs}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
