import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { Unstable_PickersSectionList as PickersSectionList } from '@mui/x-date-pickers/PickersSectionList';
import type { PickersTextFieldProps } from '@mui/x-date-pickers/PickersTextField';

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInlineStart: 12,
  paddingInlineEnd: 14,
  borderRadius: 22,
  border: `1px solid ${(theme.vars ?? theme).palette.text.secondary}`,
  '&:focus-within': { outline: `2px solid ${(theme.vars ?? theme).palette.primary.main}` },
  '&[data-invalid]': { borderColor: (theme.vars ?? theme).palette.error.main },
}));

function PillField({
  ref,
  id,
  label,
  error,
  name,
  value,
  InputProps,
  elements,
  sectionListRef,
  contentEditable,
  ...other
}: PickersTextFieldProps) {
  const { tabIndex, onClick, onFocus, onBlur, onInput, onPaste, onKeyDown } = other;
  const keyboard = { tabIndex, onClick, onFocus, onBlur, onInput, onPaste, onKeyDown };
  return (
    // preview-start
    <div ref={ref}>
      <label id={`${id}-label`}>{label}</label>
      <Frame
        ref={InputProps?.ref}
        role="group"
        aria-labelledby={`${id}-label`}
        data-invalid={error || undefined}
      >
        <PickersSectionList {...{ elements, sectionListRef, contentEditable }} {...keyboard} />
        <Box sx={{ ml: 'auto' }}>{InputProps?.endAdornment}</Box>
        <input type="hidden" name={name} value={value} />
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
