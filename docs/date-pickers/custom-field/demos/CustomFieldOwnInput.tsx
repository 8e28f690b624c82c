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
  '&[aria-invalid="true"]': { borderColor: (theme.vars ?? theme).palette.error.main },
}));

// preview-start
function PillField(props: PickersTextFieldProps) {
  const { id, label, error, InputProps, elements, sectionListRef, contentEditable } = props;
  const { tabIndex, onClick, onFocus, onBlur, onInput, onPaste, onKeyDown } = props;
  const keyboard = { tabIndex, onClick, onFocus, onBlur, onInput, onPaste, onKeyDown };
  return (
    <div ref={props.ref}>
      <label id={`${id}-label`}>{label}</label>
      <Frame
        ref={InputProps?.ref}
        role="group"
        aria-labelledby={`${id}-label`}
        aria-invalid={error}
      >
        <PickersSectionList {...{ elements, sectionListRef, contentEditable }} {...keyboard} />
        <Box sx={{ ml: 'auto' }}>{InputProps?.endAdornment}</Box>
        <input type="hidden" name={props.name} value={props.value} />
      </Frame>
    </div>
  );
}
// preview-end

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
