import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const expires = dayjs('2025-11-30');

export default function FieldFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 224, maxWidth: 280, display: 'grid', gap: 2, alignContent: 'start' }}>
        {/* preview-start */}
        <DateField label="Card expires" format="MM/YY" defaultValue={expires} />
        <DateField label="Prescribed" format="D MMMM YYYY" defaultValue={expires} />
        <DateField label="Dispensed" formatDensity="spacious" defaultValue={expires} />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
