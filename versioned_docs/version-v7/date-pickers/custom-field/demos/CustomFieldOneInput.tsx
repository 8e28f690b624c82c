import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const slots = { textField: TextField };

export default function CustomFieldOneInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 72, maxWidth: 280 }}>
        {/* preview-start */}
        <DatePicker
          label="Blood donation"
          defaultValue={dayjs('2025-04-17')}
          enableAccessibleFieldDOMStructure={false}
          slots={slots}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
