import Box from '@mui/material/Box';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersInputLocaleText } from '@mui/x-date-pickers/locales';

// preview-start
const localeText: PickersInputLocaleText<Dayjs> = {
  fieldYearPlaceholder: ({ digitAmount }) => '_'.repeat(digitAmount),
  fieldMonthPlaceholder: ({ contentType }) => (contentType === 'letter' ? 'month' : '__'),
  fieldDayPlaceholder: () => '__',
};
// preview-end

export default function PlaceholderTexts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} localeText={localeText}>
      <Box sx={{ minHeight: 72, pt: 1, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <DateField label="Last visit" slotProps={{ textField: { focused: true } }} />
        <DateField label="Birthday" format="D MMMM YYYY" />
      </Box>
    </LocalizationProvider>
  );
}
