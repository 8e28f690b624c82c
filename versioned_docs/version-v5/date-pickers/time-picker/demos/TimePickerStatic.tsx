import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';

export default function TimePickerStatic() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2025-04-17T09:15'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        role="group"
        aria-label="Start of the shift"
        sx={{ position: 'relative', minHeight: 264, maxWidth: 320 }}
      >
        {/* preview-start */}
        <StaticTimePicker
          displayStaticWrapperAs="desktop"
          ampm={false}
          value={value}
          onChange={setValue}
          renderInput={(params) => <TextField {...params} />}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
