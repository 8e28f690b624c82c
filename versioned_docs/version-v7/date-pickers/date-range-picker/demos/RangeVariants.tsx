import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MobileDateRangePicker } from '@mui/x-date-pickers-pro/MobileDateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const onCall: DateRange<Dayjs> = [dayjs('2025-04-14'), dayjs('2025-04-20')];

export default function RangeVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 152, maxWidth: 480, display: 'grid', gap: 2, alignContent: 'start' }}>
        {/* preview-start */}
        <DesktopDateRangePicker
          localeText={{ start: 'On call from (popup)', end: 'On call until (popup)' }}
          defaultValue={onCall}
        />
        <MobileDateRangePicker
          localeText={{ start: 'On call from (dialog)', end: 'On call until (dialog)' }}
          defaultValue={onCall}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
