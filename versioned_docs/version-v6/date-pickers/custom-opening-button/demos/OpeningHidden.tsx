import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const issued = dayjs('2025-04-17');

export default function OpeningHidden() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 72, display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        {/* preview-start */}
        <DatePicker label="Hidden" defaultValue={issued} disableOpenPicker />
        <DatePicker label="Disabled by readOnly" defaultValue={issued} readOnly />
        <DatePicker label="Disabled" defaultValue={issued} disabled />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
