import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const first = dayjs('2025-04-14');

export default function FormTexts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 96, pt: 1, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {/* preview-start */}
        <DatePicker
          label="Visit"
          slotProps={{ textField: { required: true, helperText: 'From April 14 on' } }}
        />
        <DatePicker label="Follow-up" slotProps={{ textField: { helperText: 'Optional' } }} />
        <DatePicker
          label="Date of referral"
          defaultValue={dayjs('2025-05-02')}
          maxDate={first}
          slotProps={{ textField: { helperText: 'Up to April 14' } }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
