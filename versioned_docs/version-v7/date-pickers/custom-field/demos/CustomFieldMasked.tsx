import * as React from 'react';
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
import { mask } from './mask';
import { OpenPickerButton } from './OpenPickerButton';

function toText(value: Dayjs | null, format: string) {
  return value?.isValid() ? value.format(format) : '';
}

function MaskedField(props: DatePickerFieldProps) {
  const picker = usePickerContext<Dayjs | null>();
  const { value, timezone, fieldFormat, triggerRef, rootRef, setValue } = picker;
  const [text, setText] = React.useState(toText(value, fieldFormat));
  const [shown, setShown] = React.useState(value);
  const { hasValidationError } = useValidation({ validator: validateDate, value, timezone, props });

  if (value !== shown) {
    setShown(value);
    if (value?.isValid()) setText(toText(value, fieldFormat));
  }
  // preview-start
  function handleChange(event: React.ChangeEvent<HTMLInputElement>) {
    const next = mask(event.target.value, fieldFormat);
    setText(next);
    const complete = next.length === fieldFormat.length;
    setValue(complete ? dayjs(next, fieldFormat, true) : null, { shouldClose: false });
  }
  // preview-end
  return (
    <TextField
      ref={rootRef}
      id={props.id}
      label={picker.label}
      value={text}
      onChange={handleChange}
      placeholder={useParsedFormat()}
      error={hasValidationError || (value === null && text !== '')}
      disabled={picker.disabled}
      slotProps={{
        htmlInput: { inputMode: 'numeric' },
        input: { ref: triggerRef, endAdornment: <OpenPickerButton /> },
      }}
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
