import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';

const surgery: DateRange<Dayjs> = [dayjs('2025-04-17T08:10'), dayjs('2025-04-17T11:55')];
const labels = { start: 'Incision', end: 'Closure' };

export default function TimeRangeFieldTwoInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 72, maxWidth: 420 }}>
        {/* preview-start */}
        <MultiInputTimeRangeField
          defaultValue={surgery}
          slotProps={{
            separator: { children: 'to' },
            textField: ({ position }) => ({ label: labels[position] }),
          }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
