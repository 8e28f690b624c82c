import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';

const transfer: DateRange<Dayjs> = [dayjs('2025-04-17T22:15'), dayjs('2025-04-18T01:40')];
const oneInput = { field: SingleInputDateTimeRangeField };

export default function DateTimeRangeOneInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 72, maxWidth: 520 }}>
        {/* preview-start */}
        <DateTimeRangePicker
          label="Transfer"
          defaultValue={transfer}
          slots={oneInput}
          slotProps={{ field: { clearable: true }, textField: { fullWidth: true } }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
