import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import 'dayjs/locale/es';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const visit = dayjs('2025-04-07');

export default function FormatPerField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="es">
      <Box sx={{ minHeight: 152, pt: 1, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {/* preview-start */}
        <DatePicker label="L, the default" defaultValue={visit} />
        <DatePicker label="LL" format="LL" defaultValue={visit} />
        <DatePicker label="ddd D MMM" format="ddd D MMM" defaultValue={visit} />
        <DatePicker label="YYYY-MM-DD" format="YYYY-MM-DD" defaultValue={visit} />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
