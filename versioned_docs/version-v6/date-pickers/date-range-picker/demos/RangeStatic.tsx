import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';

const training: DateRange<Dayjs> = [dayjs('2025-04-07'), dayjs('2025-04-11')];

export default function RangeStatic() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Training week" sx={{ height: 508, maxWidth: 320 }}>
        {/* preview-start */}
        <StaticDateRangePicker
          defaultValue={training}
          slotProps={{
            toolbar: { toolbarFormat: 'D MMM' },
            actionBar: { actions: ['clear', 'accept'] },
          }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
