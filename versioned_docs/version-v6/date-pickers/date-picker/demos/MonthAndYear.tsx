import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const hired = dayjs('2019-09-01');

export default function MonthAndYear() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ height: 210, maxWidth: 280 }}>
        {/* preview-start */}
        <DatePicker label="Licensed" views={['year']} defaultValue={hired} />
        <DatePicker label="Hired" views={['year', 'month']} defaultValue={hired} />
        <DatePicker label="Checkup" format="D MMMM YYYY" defaultValue={dayjs('2025-04-17')} />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
