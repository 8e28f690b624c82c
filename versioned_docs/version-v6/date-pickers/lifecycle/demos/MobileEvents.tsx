import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { EventLog, toText, useEventLog } from './EventLog';

const checkUp = dayjs('2025-05-06');

export default function MobileEvents() {
  const { lines, log, clear } = useEventLog();
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 220, display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        {/* preview-start */}
        <MobileDatePicker
          label="Checkup"
          defaultValue={checkUp}
          onOpen={() => log('onOpen')}
          onChange={(value) => log(`onChange ${toText(value)}`)}
          onAccept={(value) => log(`onAccept ${toText(value)}`)}
          onClose={() => log('onClose')}
        />
        {/* preview-end */}
        <EventLog lines={lines} onClear={clear} />
      </Box>
    </LocalizationProvider>
  );
}
