import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const recorded = dayjs('2025-04-17T14:30');

export default function DateTimeFieldStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 224, maxWidth: 320, display: 'grid', gap: 2, alignContent: 'start' }}>
        {/* preview-start */}
        <DateTimeField label="Disabled" defaultValue={recorded} disabled />
        <DateTimeField label="Read-only" defaultValue={recorded} readOnly />
        <DateTimeField label="Clearable" defaultValue={recorded} clearable />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
