import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DesktopTimeRangePicker } from '@mui/x-date-pickers-pro/DesktopTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MobileTimeRangePicker } from '@mui/x-date-pickers-pro/MobileTimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const late: DateRange<Dayjs> = [dayjs('2025-04-17T14:00'), dayjs('2025-04-17T22:30')];

export default function TimeRangeVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 72, display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        {/* preview-start */}
        <DesktopTimeRangePicker label="Always a popup" defaultValue={late} />
        <MobileTimeRangePicker label="Always a dialog" defaultValue={late} />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
