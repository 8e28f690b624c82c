import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';

const firstVisit = dayjs('2025-04-17T14:30');

export default function DateTimeStatic() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="First visit" sx={{ height: 572, maxWidth: 360 }}>
        {/* preview-start */}
        <StaticDateTimePicker
          defaultValue={firstVisit}
          slotProps={{
            toolbar: { toolbarFormat: 'D MMM' },
            tabs: { hidden: false },
            actionBar: { actions: ['clear', 'accept'] },
          }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
