import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

const shift = dayjs('2025-04-17T06:30');
const namedByText = { digitalClockSectionItem: { 'aria-label': undefined } };

export default function DigitalClockColumns() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 240, maxWidth: 260 }}>
        {/* preview-start */}
        <MultiSectionDigitalClock
          aria-label="Shift starts"
          defaultValue={shift}
          slotProps={namedByText}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
