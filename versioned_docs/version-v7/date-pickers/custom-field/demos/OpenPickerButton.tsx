import IconButton from '@mui/material/IconButton';
import CalendarMonth from '@mui/icons-material/CalendarMonth';
import { usePickerContext } from '@mui/x-date-pickers/hooks';

export function OpenPickerButton() {
  const { setOpen, triggerStatus } = usePickerContext();
  if (triggerStatus === 'hidden') {
    return null;
  }
  return (
    <IconButton
      edge="end"
      aria-label="Choose date"
      disabled={triggerStatus === 'disabled'}
      onClick={() => setOpen((wasOpen) => !wasOpen)}
    >
      <CalendarMonth />
    </IconButton>
  );
}
