import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

interface ConfirmBarProps {
  onAccept: () => void;
  onClear: () => void;
}

function ConfirmBar({ onAccept, onClear }: ConfirmBarProps) {
  return (
    <Stack direction="row" spacing={1} sx={{ p: 2, pt: 0 }}>
      <Button variant="contained" onClick={onAccept}>
        Book
      </Button>
      <Button onClick={onClear}>No appointment</Button>
    </Stack>
  );
}

export default function CustomActionBar() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2025-04-17'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Appointment" sx={{ minHeight: 410, maxWidth: 320 }}>
        {/* preview-start */}
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          value={value}
          onChange={setValue}
          components={{ ActionBar: ConfirmBar }}
          renderInput={(params) => <TextField {...params} />}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
