import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DesktopDateTimeRangePicker } from '@mui/x-date-pickers-pro/DesktopDateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MobileDateTimeRangePicker } from '@mui/x-date-pickers-pro/MobileDateTimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const shift: DateRange<Dayjs> = [dayjs('2025-04-17T20:00'), dayjs('2025-04-18T08:00')];

export default function DateTimeRangeVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 152, maxWidth: 520, display: 'grid', gap: 2, alignContent: 'start' }}>
        {/* preview-start */}
        <DesktopDateTimeRangePicker
          defaultValue={shift}
          localeText={{ start: 'Always a popup, from', end: 'To' }}
        />
        <MobileDateTimeRangePicker
          defaultValue={shift}
          localeText={{ start: 'Always a dialog, from', end: 'To' }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
