import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';

const lunch: DateRange<Dayjs> = [dayjs('2025-04-17T12:00'), dayjs('2025-04-17T12:45')];

export default function BreakField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 72, maxWidth: 320 }}>
        {/* preview-start */}
        <SingleInputTimeRangeField label="Break" defaultValue={lunch} />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
