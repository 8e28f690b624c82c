import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function CustomFieldSections() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 72, maxWidth: 280 }}>
        {/* preview-start */}
        <DatePicker
          label="Blood donation"
          defaultValue={dayjs('2025-04-17')}
          enableAccessibleFieldDOMStructure
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
