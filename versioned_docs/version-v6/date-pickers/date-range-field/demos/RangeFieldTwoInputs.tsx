import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';

const leave: DateRange<Dayjs> = [dayjs('2025-04-14'), dayjs('2025-04-18')];

export default function RangeFieldTwoInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 72, maxWidth: 480 }}>
        {/* preview-start */}
        <MultiInputDateRangeField
          defaultValue={leave}
          slotProps={{
            textField: ({ position }) => ({
              label: position === 'start' ? 'First day' : 'Last day',
            }),
          }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
