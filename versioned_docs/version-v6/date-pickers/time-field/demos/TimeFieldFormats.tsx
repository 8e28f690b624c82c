import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const dose = dayjs('2025-04-17T14:05:30');

export default function TimeFieldFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 296, maxWidth: 280, display: 'grid', gap: 2, alignContent: 'start' }}>
        {/* preview-start */}
        <TimeField label="12 hours" ampm defaultValue={dose} />
        <TimeField label="24 hours" ampm={false} defaultValue={dose} />
        <TimeField label="With seconds" format="HH:mm:ss" defaultValue={dose} />
        <TimeField label="Minutes and seconds" format="mm:ss" defaultValue={dose} />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
