import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

const stay: DateRange<Dayjs> = [dayjs('2025-04-14'), dayjs('2025-06-30')];
const labels = { start: 'From', end: 'To' };

export default function RangeFieldFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 224, maxWidth: 400, display: 'grid', gap: 2, alignContent: 'start' }}>
        {/* preview-start */}
        <SingleInputDateRangeField label="Spacious" formatDensity="spacious" defaultValue={stay} />
        <SingleInputDateRangeField label="Months" format="MMM YYYY" defaultValue={stay} />
        <MultiInputDateRangeField
          format="D MMMM"
          defaultValue={stay}
          slotProps={{
            separator: { children: '→' },
            textField: ({ position }) => ({ label: labels[position] }),
          }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
