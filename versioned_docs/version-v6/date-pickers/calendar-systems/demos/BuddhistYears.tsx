import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import 'dayjs/locale/th';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { createIntlAdapter } from './intlAdapter';

// preview-start
const AdapterThai = createIntlAdapter('buddhist', 'th');
// preview-end

export default function BuddhistYears() {
  return (
    <LocalizationProvider dateAdapter={AdapterThai} adapterLocale="th">
      <Box lang="th" sx={{ height: 72, pt: 1 }}>
        <DatePicker label="นัดหมาย" defaultValue={dayjs('2025-04-17')} />
      </Box>
    </LocalizationProvider>
  );
}
