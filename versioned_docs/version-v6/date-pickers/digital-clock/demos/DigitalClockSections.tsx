import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

const sample = dayjs('2025-04-17T14:20:30');
const namedByText = { digitalClockSectionItem: { 'aria-label': undefined } };
const steps = { hours: 2, minutes: 10, seconds: 30 };

export default function DigitalClockSections() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 240, maxWidth: 260 }}>
        {/* preview-start */}
        <MultiSectionDigitalClock
          aria-label="Sample taken"
          views={['hours', 'minutes', 'seconds']}
          timeSteps={steps}
          defaultValue={sample}
          ampm={false}
          slotProps={namedByText}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
