import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { DatePickerToolbarProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import type { DateView } from '@mui/x-date-pickers/models';

const parts = { day: 'ddd, MMM D', month: 'MMMM', year: 'YYYY' };

// preview-start
function ViewToolbar(props: DatePickerToolbarProps<Dayjs>) {
  const { className, titleId, hidden, value, view, views, onViewChange } = props;
  if (hidden) return null;
  return (
    <Box className={className} sx={{ p: 2 }}>
      <div id={titleId}>Date of the inspection</div>
      {views.map((name) => (
        <Button key={name} onClick={() => onViewChange(name)} aria-pressed={name === view}>
          {value === null ? name : value.format(parts[name])}
        </Button>
      ))}
    </Box>
  );
}
// preview-end

const slots = { toolbar: ViewToolbar };
const slotProps = { actionBar: { actions: [] } };
const views: DateView[] = ['year', 'month', 'day'];

export default function SlotToolbar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div role="group" aria-label="Inspection of the ward" style={{ width: 'fit-content' }}>
        <StaticDatePicker
          defaultValue={dayjs('2025-04-17')}
          views={views}
          disableHighlightToday
          slots={slots}
          slotProps={slotProps}
        />
      </div>
    </LocalizationProvider>
  );
}
