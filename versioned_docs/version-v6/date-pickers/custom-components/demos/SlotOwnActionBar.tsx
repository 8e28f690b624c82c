import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

// preview-start
function BookingBar({ actions, className, onAccept, onCancel }: PickersActionBarProps) {
  if (actions?.length === 0) return null;
  return (
    <DialogActions className={className}>
      <Button onClick={onCancel}>Discard</Button>
      <Button variant="contained" onClick={onAccept}>
        Book this day
      </Button>
    </DialogActions>
  );
}
// preview-end

const slots = { actionBar: BookingBar };
const slotProps = { toolbar: { hidden: true } };

export default function SlotOwnActionBar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div role="group" aria-label="Workshop" style={{ width: 'fit-content' }}>
        <StaticDatePicker
          defaultValue={dayjs('2025-04-17')}
          disableHighlightToday
          slots={slots}
          slotProps={slotProps}
        />
      </div>
    </LocalizationProvider>
  );
}
