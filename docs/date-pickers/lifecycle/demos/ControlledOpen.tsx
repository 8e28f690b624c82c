import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const surgery = dayjs('2025-04-17');

export default function ControlledOpen() {
  const [open, setOpen] = React.useState(false);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 72, display: 'flex', gap: 2, alignItems: 'flex-start' }}>
        {/* preview-start */}
        <DatePicker
          label="Surgery"
          defaultValue={surgery}
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
        />
        <Button sx={{ mt: 1 }} onClick={() => setOpen(true)}>
          Move the surgery
        </Button>
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
