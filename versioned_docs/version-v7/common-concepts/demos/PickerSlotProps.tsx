import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function PickerSlotProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 100, width: '100%', pt: 1 }}>
        {/* preview-start */}
        <DatePicker
          label="Return the book by"
          defaultValue={dayjs('2025-04-17')}
          slotProps={{
            textField: { fullWidth: true, helperText: 'Renew it once for three weeks' },
            field: { clearable: true },
            openPickerButton: { color: 'primary' },
            actionBar: { actions: ['clear', 'cancel', 'accept'] },
          }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
