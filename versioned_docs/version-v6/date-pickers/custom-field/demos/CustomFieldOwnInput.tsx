import * as React from 'react';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { TextFieldProps } from '@mui/material/TextField';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const Frame = styled(Box)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInlineStart: 12,
  paddingInlineEnd: 14,
  borderRadius: 22,
  border: `1px solid ${theme.palette.text.secondary}`,
  '&:focus-within': { outline: `2px solid ${theme.palette.primary.main}` },
  '& input': {
    flex: 1,
    minWidth: 0,
    border: 0,
    outline: 0,
    font: 'inherit',
    color: 'inherit',
    background: 'none',
  },
  '&[data-invalid]': { borderColor: theme.palette.error.main },
}));

function PillField(props: TextFieldProps) {
  const fallbackId = React.useId();
  const { id = fallbackId, label, error, disabled, name, value, placeholder } = props;
  const { InputProps, inputProps } = props;
  const { onChange, onFocus, onBlur, onClick, onMouseUp } = props;
  return (
    // preview-start
    <div>
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <Frame ref={InputProps?.ref} data-invalid={error || undefined}>
        <input
          {...inputProps}
          {...{ id, name, placeholder, disabled, onChange, onFocus, onBlur, onClick, onMouseUp }}
          value={String(value)}
          readOnly={InputProps?.readOnly}
          aria-invalid={error}
        />
        {InputProps?.endAdornment}
      </Frame>
    </div>
    // preview-end
  );
}

const slots = { textField: PillField };

export default function CustomFieldOwnInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 72, maxWidth: 240 }}>
        <DatePicker label="Home visit" defaultValue={dayjs('2025-04-17')} slots={slots} />
      </Box>
    </LocalizationProvider>
  );
}
