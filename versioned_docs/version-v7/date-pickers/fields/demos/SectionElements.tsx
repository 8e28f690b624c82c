import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const visit = dayjs('2025-04-17');

export default function SectionElements() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 72, pt: 1, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {/* preview-start */}
        <DateField
          label="Field with sections"
          enableAccessibleFieldDOMStructure
          defaultValue={visit}
        />
        <DatePicker
          label="Picker with sections"
          enableAccessibleFieldDOMStructure
          defaultValue={visit}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
