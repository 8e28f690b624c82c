import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';

// preview-start
function BookingBar({ actions, ...root }: PickersActionBarProps) {
  const { value, acceptValueChanges, cancelValueChanges } = usePickerContext<Dayjs | null>();
  if (actions?.length === 0) return null;
  return (
    <DialogActions {...root}>
      <Button onClick={cancelValueChanges}>Discard</Button>
      <Button variant="contained" disabled={value === null} onClick={acceptValueChanges}>
        {value === null ? 'Choose a day' : `Book ${value.format('MMM D')}`}
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
