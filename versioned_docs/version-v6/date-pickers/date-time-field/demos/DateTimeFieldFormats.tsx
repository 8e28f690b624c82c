import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const given = dayjs('2025-04-17T14:05:30');

export default function DateTimeFieldFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 224, maxWidth: 320, display: 'grid', gap: 2, alignContent: 'start' }}>
        {/* preview-start */}
        <DateTimeField label="24 hours" ampm={false} defaultValue={given} />
        <DateTimeField label="With seconds" format="YYYY-MM-DD HH:mm:ss" defaultValue={given} />
        <DateTimeField label="In words" format="dddd, D MMMM, h:mm a" defaultValue={given} />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
