import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const start = dayjs('2025-04-17T09:30');
const end = dayjs('2025-04-24T17:00');

export default function AllFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          pt: 1,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))',
        }}
      >
        {/* preview-start */}
        <DateField label="Date" defaultValue={start} />
        <TimeField label="Time" defaultValue={start} />
        <DateTimeField label="Date and time" defaultValue={start} />
        <SingleInputDateRangeField label="From day to day" defaultValue={[start, end]} />
        <SingleInputTimeRangeField label="From time to time" defaultValue={[start, end]} />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
