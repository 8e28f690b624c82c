import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro';
import type { Dayjs } from 'dayjs';

const leave: DateRange<Dayjs> = [dayjs('2025-04-17'), dayjs('2025-04-25')];
const oneInput = { field: SingleInputDateRangeField };

export default function OneOrTwoInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 152, maxWidth: 480, display: 'grid', gap: 3, alignContent: 'start' }}>
        {/* preview-start */}
        <DateRangePicker label="Parental leave" defaultValue={leave} slots={oneInput} />
        <DateRangePicker
          localeText={{ start: 'First day', end: 'Last day' }}
          defaultValue={leave}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
