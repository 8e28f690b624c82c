import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const visit = dayjs('2025-04-17T21:10');
const opens = dayjs('2025-04-17T14:00');
const closes = dayjs('2025-04-17T20:00');

export default function TimeFieldLimits() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 96, maxWidth: 280, display: 'grid', gap: 2, alignContent: 'start' }}>
        {/* preview-start */}
        <TimeField
          label="Visit at"
          defaultValue={visit}
          minTime={opens}
          maxTime={closes}
          helperText="Visitors are welcome from 2 to 8 pm"
          required
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
