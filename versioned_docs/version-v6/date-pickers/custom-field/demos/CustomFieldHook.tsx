import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { unstable_useDateField as useDateField } from '@mui/x-date-pickers/DateField';
import type { DateFieldProps } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function PlainField({ inputRef, ...props }: DateFieldProps<Dayjs>) {
  const { id, label, InputProps, inputProps } = props;
  const field = useDateField<Dayjs, typeof props>({ props, inputRef });
  const { ref, value, placeholder, disabled, readOnly, inputMode, error } = field;
  const { onChange, onClick, onKeyDown, onFocus, onBlur, onPaste, onMouseUp } = field;
  return (
    <Box ref={InputProps?.ref} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      {/* preview-start */}
      <label id={id && `${id}-label`} htmlFor={id}>
        {label}
      </label>
      <input
        aria-label={inputProps?.['aria-label']}
        aria-invalid={error}
        autoComplete="off"
        style={{ font: 'inherit', width: 110, border: `1px solid ${error ? 'red' : 'gray'}` }}
        {...{ id, ref, value, placeholder, disabled, readOnly, inputMode }}
        {...{ onChange, onClick, onKeyDown, onFocus, onBlur, onPaste, onMouseUp }}
      />
      {InputProps?.endAdornment}
      {/* preview-end */}
    </Box>
  );
}

const slots = { field: PlainField };

export default function CustomFieldHook() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 40 }}>
        <DatePicker
          label="Lab results"
          defaultValue={dayjs('2025-04-17')}
          minDate={dayjs('2025-04-14')}
          slots={slots}
        />
      </Box>
    </LocalizationProvider>
  );
}
