import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { usePickerContext } from '@mui/x-date-pickers/hooks';

function LeaveButton() {
  const { value, label, open, setOpen, triggerRef, triggerStatus } =
    usePickerContext<DateRange<Dayjs>>();
  // preview-start
  const [first, last] = value.map((day) => day?.format('MMM D') ?? '…');
  return (
    <Button
      ref={triggerRef}
      variant="outlined"
      disabled={triggerStatus !== 'enabled'}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={() => setOpen(!open)}
    >
      {label}: {first} – {last}
    </Button>
  );
}
LeaveButton.fieldType = 'single-input';
// preview-end

const slots = { field: LeaveButton };
const leave: DateRange<Dayjs> = [dayjs('2025-04-14'), dayjs('2025-04-25')];

export default function CustomFieldForRange() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 48 }}>
        <DateRangePicker label="Leave" defaultValue={leave} slots={slots} />
      </Box>
    </LocalizationProvider>
  );
}
