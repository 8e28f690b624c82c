import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { EventLog, toText, useEventLog } from './EventLog';

const earliest = dayjs('2025-01-01');
const referral = dayjs('2025-03-31');

export default function FieldEvents() {
  const { lines, log, clear } = useEventLog();
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 220, display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        {/* preview-start */}
        <DateField
          label="Referral"
          defaultValue={referral}
          minDate={earliest}
          clearable
          onChange={(value, { validationError }) =>
            log(`onChange ${toText(value)}, ${validationError}`)
          }
          onError={(error, value) => log(`onError ${error}, ${toText(value)}`)}
        />
        {/* preview-end */}
        <EventLog lines={lines} onClear={clear} />
      </Box>
    </LocalizationProvider>
  );
}
