import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

const stay: DateRange<Dayjs> = [dayjs('2025-04-14'), dayjs('2025-06-30')];
const column = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  alignContent: 'start',
};
const labels = { start: 'From', end: 'To' };

export default function RangeFieldFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ ...column, height: 224, maxWidth: 400 }}>
        {/* preview-start */}
        <SingleInputDateRangeField label="Separator" dateSeparator="to" defaultValue={stay} />
        <SingleInputDateRangeField label="Months" format="MMM YYYY" defaultValue={stay} />
        <MultiInputDateRangeField
          dateSeparator="until"
          format="D MMMM"
          defaultValue={stay}
          slotProps={{ textField: ({ position }) => ({ label: labels[position] }) }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
