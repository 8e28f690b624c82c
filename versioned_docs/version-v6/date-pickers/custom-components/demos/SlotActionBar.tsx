import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function SlotActionBar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 72, maxWidth: 280 }}>
        {/* preview-start */}
        <DatePicker
          label="Inspection"
          defaultValue={dayjs('2025-04-17')}
          slotProps={{
            actionBar: ({ wrapperVariant }) => ({
              actions: wrapperVariant === 'desktop' ? ['clear'] : ['clear', 'cancel', 'accept'],
            }),
          }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
