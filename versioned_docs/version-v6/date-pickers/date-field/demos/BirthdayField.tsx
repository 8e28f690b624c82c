import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const born = dayjs('1987-09-04');

export default function BirthdayField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 72, maxWidth: 280, display: 'grid', gap: 2, alignContent: 'start' }}>
        {/* preview-start */}
        <DateField label="Date of birth" defaultValue={born} />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
