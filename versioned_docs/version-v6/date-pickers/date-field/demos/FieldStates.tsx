import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const booked = dayjs('2025-04-17');

export default function FieldStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 224, maxWidth: 280, display: 'grid', gap: 2, alignContent: 'start' }}>
        {/* preview-start */}
        <DateField label="Disabled" defaultValue={booked} disabled />
        <DateField label="Read-only" defaultValue={booked} readOnly />
        <DateField label="Clearable" defaultValue={booked} clearable />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
