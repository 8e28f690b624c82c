import * as React from 'react';
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
import { mask } from './mask';

function toText(value: Dayjs | null, format: string) {
  return value?.isValid() ? value.format(format) : '';
}

function MaskedField(props: DatePickerFieldProps<Dayjs>) {
  const { value = null, timezone, format, readOnly, InputProps, inputProps } = props;
  const { onOpen } = usePickersContext();
  const [text, setText] = React.useState(toText(value, format));
  const [shown, setShown] = React.useState(value);
  const { hasValidationError, getValidationErrorForNewValue } = useValidation({
    validator: validateDate,
    value,
    timezone,
    props,
  });

  if (value !== shown) {
    setShown(value);
    if (value?.isValid()) setText(toText(value, format));
  }
  // preview-start
  function handleChange(event: React.ChangeEvent<HTMLInputElement>) {
    const next = mask(event.target.value, format);
    setText(next);
    const day = next.length === format.length ? dayjs(next, format, true) : null;
    props.onChange?.(day, { validationError: getValidationErrorForNewValue(day) });
  }
  // preview-end
  return (
    <TextField
      id={props.id}
      label={props.label}
      value={text}
      onChange={handleChange}
      placeholder={useParsedFormat({ format })}
      error={hasValidationError || (value === null && text !== '')}
      disabled={props.disabled}
      onClick={readOnly ? onOpen : undefined}
      InputProps={{ ...InputProps, readOnly }}
      inputProps={{ ...inputProps, inputMode: 'numeric' }}
    />
  );
}

const slots = { field: MaskedField };

export default function CustomFieldMasked() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 72, maxWidth: 280 }}>
        <DatePicker
          label="Date of birth"
          format="DD.MM.YYYY"
          defaultValue={dayjs('1987-04-17')}
          disableFuture
          slots={slots}
        />
      </Box>
    </LocalizationProvider>
  );
}
