import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

// preview-start
const everywhere = { okButtonLabel: 'Book', cancelButtonLabel: 'Back' };
const here = { toolbarTitle: 'Your appointment', cancelButtonLabel: 'Keep the old date' };
// preview-end

export default function OneText() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} localeText={everywhere}>
      <Box sx={{ minHeight: 494, maxWidth: 360 }}>
        <StaticDatePicker defaultValue={dayjs('2025-04-17')} localeText={here} />
      </Box>
    </LocalizationProvider>
  );
}
