import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const hired = dayjs('2021-11-02');
const name = { 'aria-labelledby': 'hired-label' };

export default function DatePickerNoLabel() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 56, display: 'flex', alignItems: 'center', gap: 2 }}>
        {/* preview-start */}
        <Typography id="hired-label" sx={{ whiteSpace: 'nowrap' }}>
          Hired on
        </Typography>
        <DatePicker
          defaultValue={hired}
          slotProps={{ textField: { size: 'small', InputProps: { ...name } }, popper: name }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
