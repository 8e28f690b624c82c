import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { EventLog, toText, useEventLog } from './EventLog';

const admission = dayjs('2025-04-17');

export default function PickerEvents() {
  const { lines, log, clear } = useEventLog();
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 220, display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        {/* preview-start */}
        <DatePicker
          label="Admission"
          defaultValue={admission}
          onOpen={() => log('onOpen')}
          onChange={(value) => log(`onChange ${toText(value)}`)}
          onAccept={(value) => log(`onAccept ${toText(value)}`)}
          onClose={() => log('onClose')}
          onError={(error) => log(`onError ${error}`)}
          slotProps={{ field: { clearable: true } }}
        />
        {/* preview-end */}
        <EventLog lines={lines} onClear={clear} />
      </Box>
    </LocalizationProvider>
  );
}
