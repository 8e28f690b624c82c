import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

const week: DateRange<Dayjs> = [dayjs('2025-04-14'), dayjs('2025-04-18')];

export default function RangeFieldStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 224, maxWidth: 320, display: 'grid', gap: 2, alignContent: 'start' }}>
        {/* preview-start */}
        <SingleInputDateRangeField label="Disabled" defaultValue={week} disabled />
        <SingleInputDateRangeField label="Read-only" defaultValue={week} readOnly />
        <SingleInputDateRangeField label="Clearable" defaultValue={week} clearable />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
