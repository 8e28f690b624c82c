import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import type { DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useParsedFormat, usePickersContext } from '@mui/x-date-pickers/hooks';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';

function ChooseOnlyField(props: DatePickerFieldProps<Dayjs>) {
  const { value = null, timezone, format, disabled, InputProps, inputProps } = props;
  const { onOpen } = usePickersContext();
  const placeholder = useParsedFormat({ format });
  const { hasValidationError } = useValidation({ validator: validateDate, value, timezone, props });
  return (
    // preview-start
    <TextField
      id={props.id}
      name={props.name}
      label={props.label}
      value={value === null ? '' : value.format(format)}
      placeholder={placeholder}
      error={hasValidationError}
      disabled={disabled}
      InputLabelProps={{ shrink: true }}
      InputProps={{ ...InputProps, readOnly: true }}
      inputProps={{ ...inputProps, onClick: disabled ? undefined : onOpen }}
    />
    // preview-end
  );
}

const slots = { field: ChooseOnlyField };

export default function CustomFieldReadOnly() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 72, display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <DatePicker label="Hearing test" defaultValue={dayjs('2025-04-17')} slots={slots} />
        <DatePicker label="Fitting" slots={slots} />
      </Box>
    </LocalizationProvider>
  );
}
