import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';

const call: DateRange<Dayjs> = [dayjs('2025-04-17T13:04:20'), dayjs('2025-04-17T13:19:45')];

export default function TimeRangeFieldFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 224, maxWidth: 320, display: 'grid', gap: 2, alignContent: 'start' }}>
        {/* preview-start */}
        <SingleInputTimeRangeField label="24 hours" ampm={false} defaultValue={call} />
        <SingleInputTimeRangeField label="With seconds" format="HH:mm:ss" defaultValue={call} />
        <SingleInputTimeRangeField label="Hours only" format="h a" defaultValue={call} />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
