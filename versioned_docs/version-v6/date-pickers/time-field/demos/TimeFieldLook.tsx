import Box from '@mui/material/Box';
import Schedule from '@mui/icons-material/Schedule';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const dose = dayjs('2025-04-17T07:30');
const icon = <Schedule fontSize="small" sx={{ mr: 1 }} />;
const withIcon = { textField: { InputProps: { startAdornment: icon } } };

export default function TimeFieldLook() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 210, maxWidth: 280, display: 'grid', gap: 2, alignContent: 'start' }}>
        {/* preview-start */}
        <TimeField label="Small" size="small" defaultValue={dose} />
        <TimeField label="Filled" variant="filled" defaultValue={dose} />
        <TimeField label="With an icon" defaultValue={dose} slotProps={withIcon} />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
