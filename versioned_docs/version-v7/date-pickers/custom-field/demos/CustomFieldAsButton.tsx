import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import type { DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { usePickersContext } from '@mui/x-date-pickers/hooks';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';

function DayButton(props: DatePickerFieldProps<Dayjs>) {
  const { id, value = null, timezone, label, disabled, InputProps } = props;
  const { open, onOpen, onClose } = usePickersContext();
  const { hasValidationError } = useValidation({ validator: validateDate, value, timezone, props });
  return (
    <div>
      {/* preview-start */}
      <Button
        ref={InputProps?.ref}
        variant="outlined"
        color={hasValidationError ? 'error' : 'primary'}
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={open ? onClose : onOpen}
      >
        <span id={`${id}-label`}>{label}</span>
        {`: ${value === null ? 'choose' : value.format('ddd, MMM D')}`}
      </Button>
      {/* preview-end */}
    </div>
  );
}

const slots = { field: DayButton };
const opens = dayjs('2025-04-22');

export default function CustomFieldAsButton() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 48, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <DatePicker label="Consultation" defaultValue={dayjs('2025-04-24')} slots={slots} />
        <DatePicker
          label="Surgery"
          defaultValue={dayjs('2025-04-17')}
          minDate={opens}
          slots={slots}
        />
        <DatePicker label="Discharge" slots={slots} disabled />
      </Box>
    </LocalizationProvider>
  );
}
