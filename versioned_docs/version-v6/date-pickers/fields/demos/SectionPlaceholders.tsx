import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// preview-start
const localeText = {
  fieldDayPlaceholder: () => 'day',
  fieldMonthPlaceholder: () => 'month',
  fieldYearPlaceholder: () => 'year',
};
// preview-end

export default function SectionPlaceholders() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} localeText={localeText}>
      <Box sx={{ height: 72, pt: 1 }}>
        <DateField label="Date of birth" format="DD.MM.YYYY" InputLabelProps={{ shrink: true }} />
      </Box>
    </LocalizationProvider>
  );
}
