import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const xray = dayjs('2025-04-17');

export default function OpeningButtonPosition() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 72, display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        {/* preview-start */}
        <DatePicker
          label="X-ray"
          defaultValue={xray}
          slotProps={{ inputAdornment: { position: 'start' } }}
        />
        <DatePicker
          label="X-ray, can be cleared"
          defaultValue={xray}
          slotProps={{ inputAdornment: { position: 'start' }, field: { clearable: true } }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
