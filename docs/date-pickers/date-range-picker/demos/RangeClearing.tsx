import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const away: DateRange<Dayjs> = [dayjs('2025-04-14'), dayjs('2025-04-18')];

export default function RangeClearing() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 72, maxWidth: 320 }}>
        {/* preview-start */}
        <DateRangePicker
          label="Away"
          defaultValue={away}
          slotProps={{
            field: { clearable: true },
            textField: { fullWidth: true },
            popper: { 'aria-label': 'Days away' },
            actionBar: { actions: ['clear', 'accept'] },
          }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
