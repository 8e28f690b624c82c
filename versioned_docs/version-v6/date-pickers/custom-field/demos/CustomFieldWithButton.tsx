import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import type { DateFieldProps } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const lastVisit = dayjs('2025-04-17');

// preview-start
function FieldWithNextWeek(props: DateFieldProps<Dayjs>) {
  const { value, onChange, disabled } = props;
  const later = (value?.isValid() ? value : lastVisit).add(1, 'week');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <DateField {...props} />
      <Button disabled={disabled} onClick={() => onChange?.(later, { validationError: null })}>
        One week later
      </Button>
    </Box>
  );
}
// preview-end

const slots = { field: FieldWithNextWeek };

export default function CustomFieldWithButton() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 72 }}>
        <DatePicker label="Next visit" defaultValue={lastVisit} slots={slots} />
      </Box>
    </LocalizationProvider>
  );
}
