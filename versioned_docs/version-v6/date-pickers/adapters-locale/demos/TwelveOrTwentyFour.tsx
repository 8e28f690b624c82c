import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import 'dayjs/locale/ko';
import 'dayjs/locale/sv';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const shift = dayjs('2025-04-17T22:30');

export default function TwelveOrTwentyFour() {
  return (
    <Box sx={{ minHeight: 72, pt: 1, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="sv">
        <TimePicker label="sv" defaultValue={shift} sx={{ width: 180 }} />
      </LocalizationProvider>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="ko">
        <TimePicker label="ko" defaultValue={shift} sx={{ width: 180 }} />
      </LocalizationProvider>
      {/* preview-start */}
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en">
        <TimePicker label="en, ampm={false}" ampm={false} defaultValue={shift} />
      </LocalizationProvider>
      {/* preview-end */}
    </Box>
  );
}
