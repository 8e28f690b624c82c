import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import type { DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useParsedFormat, usePickerContext } from '@mui/x-date-pickers/hooks';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';
import { OpenPickerButton } from './OpenPickerButton';

function ChooseOnlyField(props: DatePickerFieldProps) {
  const picker = usePickerContext<Dayjs | null>();
  const { value, timezone, fieldFormat, triggerRef, rootRef } = picker;
  const placeholder = useParsedFormat();
  const { hasValidationError } = useValidation({ validator: validateDate, value, timezone, props });
  const open = () => picker.setOpen(true);
  return (
    // preview-start
    <TextField
      ref={rootRef}
      id={props.id}
      name={picker.name}
      label={picker.label}
      value={value === null ? '' : value.format(fieldFormat)}
      placeholder={placeholder}
      error={hasValidationError}
      disabled={picker.disabled}
      onClick={picker.triggerStatus === 'enabled' ? open : undefined}
      slotProps={{
        inputLabel: { shrink: true },
        input: { ref: triggerRef, readOnly: true, endAdornment: <OpenPickerButton /> },
      }}
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
