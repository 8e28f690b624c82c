import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';

const interview = dayjs('2025-04-17T14:00');

export default function DateTimeToolbar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Job interview" sx={{ height: 440, maxWidth: 400 }}>
        {/* preview-start */}
        <StaticDateTimePicker
          displayStaticWrapperAs="desktop"
          views={['day', 'hours']}
          defaultValue={interview}
          slotProps={{
            toolbar: { hidden: false, toolbarFormat: 'ddd D MMM' },
            actionBar: { actions: [] },
          }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
