import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function TimePickerConfirm() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2025-04-17T22:00'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} localeText={{ todayButtonLabel: 'Now' }}>
      <Box sx={{ height: 72, pt: 1 }}>
        {/* preview-start */}
        <TimePicker
          label="Night shift"
          value={value}
          onChange={setValue}
          closeOnSelect={false}
          componentsProps={{ actionBar: { actions: ['today', 'cancel', 'accept'] } }}
          renderInput={(params) => <TextField {...params} />}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
