import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const visit = dayjs('2025-04-07');

export default function LeadingZeros() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 72, pt: 1, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {/* preview-start */}
        <DateField label="Always two digits" format="D.M.YYYY" defaultValue={visit} />
        <DateField
          label="As in the format"
          format="D.M.YYYY"
          shouldRespectLeadingZeros
          defaultValue={visit}
        />
        <DateField
          label="Spacious"
          format="D.M.YYYY"
          formatDensity="spacious"
          defaultValue={visit}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
