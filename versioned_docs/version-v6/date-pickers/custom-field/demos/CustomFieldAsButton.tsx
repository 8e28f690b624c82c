import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { DateFieldProps } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SharingDatePicker, usePickerState } from './pickerState';

function DayButton({ id, label, value, disabled, InputProps }: DateFieldProps<Dayjs>) {
  const { open, setOpen, error } = usePickerState();
  return (
    // preview-start
    <Box ref={InputProps?.ref}>
      <Button
        variant="outlined"
        color={error === null ? 'primary' : 'error'}
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span id={id && `${id}-label`}>{label}</span>
        {`: ${value ? value.format('ddd, MMM D') : 'choose'}`}
      </Button>
    </Box>
    // preview-end
  );
}

const slots = { field: DayButton };
const opens = dayjs('2025-04-22');

export default function CustomFieldAsButton() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 48, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <SharingDatePicker label="Consultation" defaultValue={dayjs('2025-04-24')} slots={slots} />
        <SharingDatePicker
          label="Surgery"
          defaultValue={dayjs('2025-04-17')}
          minDate={opens}
          slots={slots}
        />
        <SharingDatePicker label="Discharge" slots={slots} disabled />
      </Box>
    </LocalizationProvider>
  );
}
