import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { DateFieldProps } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { mask } from './mask';
import { SharingDatePicker, usePickerState } from './pickerState';

const format = 'DD.MM.YYYY';

function toText(value: Dayjs | null) {
  return value?.isValid() ? value.format(format) : '';
}

function MaskedField(props: DateFieldProps<Dayjs>) {
  const { value = null, readOnly, InputProps, inputProps } = props;
  const { error } = usePickerState();
  const [text, setText] = React.useState(toText(value));
  const [shown, setShown] = React.useState(value);

  if (value !== shown) {
    setShown(value);
    if (value?.isValid()) setText(toText(value));
  }
  // preview-start
  function handleChange(event: React.ChangeEvent<HTMLInputElement>) {
    const next = mask(event.target.value, format);
    setText(next);
    const day = next.length === format.length ? dayjs(next, format, true) : null;
    props.onChange?.(day, { validationError: null });
  }
  // preview-end
  return (
    <TextField
      id={props.id}
      label={props.label}
      value={text}
      onChange={handleChange}
      placeholder={format}
      error={error !== null || (value === null && text !== '')}
      disabled={props.disabled}
      onClick={props.onClick}
      onKeyDown={props.onKeyDown}
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
        <SharingDatePicker
          label="Date of birth"
          format={format}
          defaultValue={dayjs('1987-04-17')}
          disableFuture
          slots={slots}
        />
      </Box>
    </LocalizationProvider>
  );
}
