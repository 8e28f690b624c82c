import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function SlotPopper() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 72, maxWidth: 280 }}>
        {/* preview-start */}
        <DesktopDatePicker
          label="Home visit"
          defaultValue={dayjs('2025-04-17')}
          slotProps={{
            popper: { placement: 'bottom-end' },
            desktopPaper: { elevation: 0, sx: { mt: 1, border: 1, borderColor: 'primary.main' } },
            desktopTransition: { timeout: 400 },
          }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
