import Box from '@mui/material/Box';
import Event from '@mui/icons-material/Event';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const admitted = dayjs('2025-04-17');

export default function FieldLook() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 72, maxWidth: 280, display: 'grid', gap: 2, alignContent: 'start' }}>
        {/* preview-start */}
        <DateField
          label="Admitted"
          size="small"
          defaultValue={admitted}
          InputProps={{ startAdornment: <Event fontSize="small" sx={{ mr: 1 }} /> }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
