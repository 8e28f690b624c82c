import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';

const stay: DateRange<Dayjs> = [dayjs('2025-04-14T16:20'), dayjs('2025-04-18T11:00')];
const labels = { start: 'Admitted', end: 'Discharged' };

export default function DateTimeRangeFieldTwoInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 72, maxWidth: 520 }}>
        {/* preview-start */}
        <MultiInputDateTimeRangeField
          defaultValue={stay}
          direction={{ xs: 'column', sm: 'row' }}
          spacing={2}
          slotProps={{ textField: ({ position }) => ({ label: labels[position] }) }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
