import CalendarViewMonth from '@mui/icons-material/CalendarViewMonth';
import Schedule from '@mui/icons-material/Schedule';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';

export default function SlotTabs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div role="group" aria-label="Shift change" style={{ width: 'fit-content' }}>
        {/* preview-start */}
        <StaticDateTimePicker
          defaultValue={dayjs('2025-04-17T14:00')}
          disableHighlightToday
          slotProps={{
            tabs: { hidden: false, dateIcon: <CalendarViewMonth />, timeIcon: <Schedule /> },
            toolbar: { hidden: true },
            actionBar: { actions: [] },
          }}
        />
        {/* preview-end */}
      </div>
    </LocalizationProvider>
  );
}
