import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const hearing = dayjs('2025-04-17');

export default function CustomFieldReadOnly() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 72, display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        {/* preview-start */}
        <DatePicker
          label="Hearing test"
          defaultValue={hearing}
          slotProps={{ field: { readOnly: true } }}
        />
        <DatePicker label="Fitting" slotProps={{ field: { readOnly: true } }} />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
