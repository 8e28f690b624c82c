import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function ControlledOpening() {
  const [open, setOpen] = React.useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ height: 130, pt: 1 }}>
        {/* preview-start */}
        <DatePicker
          label="Night shift"
          defaultValue={dayjs('2025-04-17')}
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
        />
        <Button sx={{ alignSelf: 'flex-start' }} onClick={() => setOpen(true)}>
          Choose another night
        </Button>
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
