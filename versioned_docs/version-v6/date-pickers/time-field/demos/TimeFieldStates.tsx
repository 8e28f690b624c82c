import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const lunch = dayjs('2025-04-17T12:00');

export default function TimeFieldStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 224, maxWidth: 280, display: 'grid', gap: 2, alignContent: 'start' }}>
        {/* preview-start */}
        <TimeField label="Disabled" defaultValue={lunch} disabled />
        <TimeField label="Read-only" defaultValue={lunch} readOnly />
        <TimeField label="Clearable" defaultValue={lunch} clearable />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
