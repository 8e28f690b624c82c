import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';

const followUp = dayjs('2025-04-17');

export default function SlotDialog() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 72, display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        {/* preview-start */}
        <MobileDatePicker
          label="Dialog with a border"
          defaultValue={followUp}
          slotProps={{ mobilePaper: { sx: { border: 2, borderColor: 'primary.main' } } }}
        />
        <MobileDatePicker
          label="Full screen"
          defaultValue={followUp}
          slotProps={{ dialog: { fullScreen: true } }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
