import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const rehearsal = dayjs('2025-04-17T18:30');

export default function PickerTrio() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 224, pt: 1, maxWidth: 360 }}>
        {/* preview-start */}
        <Stack spacing={2}>
          <DatePicker label="Rehearsal day" defaultValue={rehearsal} />
          <TimePicker label="Doors open" defaultValue={rehearsal} />
          <DateTimePicker label="Curtain" defaultValue={rehearsal} />
        </Stack>
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
