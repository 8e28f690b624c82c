import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const measured = dayjs('2025-04-17T14:03:20');

export default function TimePickerViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 224, maxWidth: 280, display: 'grid', gap: 2, alignContent: 'start' }}>
        {/* preview-start */}
        <TimePicker label="Ward round" views={['hours']} defaultValue={measured} />
        <TimePicker
          label="Length of a call"
          views={['minutes', 'seconds']}
          defaultValue={measured}
        />
        <TimePicker
          label="Blood taken"
          views={['hours', 'minutes', 'seconds']}
          defaultValue={measured}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
