import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const scan = dayjs('2025-04-07');

export default function DatePickerFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 296, maxWidth: 280, display: 'grid', gap: 2, alignContent: 'start' }}>
        {/* preview-start */}
        <DatePicker label="With the weekday" format="dddd, D MMMM YYYY" defaultValue={scan} />
        <DatePicker label="ISO" format="YYYY-MM-DD" defaultValue={scan} />
        <DatePicker label="With spaces" formatDensity="spacious" defaultValue={scan} />
        <DatePicker
          label="Without leading zeros"
          format="D.M.YYYY"
          defaultValue={scan}
          slotProps={{ field: { shouldRespectLeadingZeros: true } }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
