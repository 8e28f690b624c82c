import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { EventLog, useEventLog } from './EventLog';

const consultation = dayjs('2025-04-17T14:30');

export default function DateTimeEvents() {
  const { lines, log, clear } = useEventLog();
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 220, display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        {/* preview-start */}
        <DateTimePicker
          label="Consultation"
          defaultValue={consultation}
          onViewChange={(view) => log(`onViewChange ${view}`)}
          onChange={(value) => log(`onChange ${value?.format('MM-DD HH:mm') ?? 'null'}`)}
          onAccept={(value) => log(`onAccept ${value?.format('MM-DD HH:mm') ?? 'null'}`)}
          onClose={() => log('onClose')}
        />
        {/* preview-end */}
        <EventLog lines={lines} onClear={clear} />
      </Box>
    </LocalizationProvider>
  );
}
