import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const bottled = dayjs('2019-09-01');

export default function MonthAndYear() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ height: 210, maxWidth: 280 }}>
        {/* preview-start */}
        <DatePicker label="Vintage" views={['year']} defaultValue={bottled} />
        <DatePicker label="Bottled" views={['year', 'month']} defaultValue={bottled} />
        <DatePicker label="Tasted" format="D MMMM YYYY" defaultValue={dayjs('2025-04-17')} />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
