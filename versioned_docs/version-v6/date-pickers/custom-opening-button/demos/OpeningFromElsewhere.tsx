import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const shift = dayjs('2025-04-17');

export default function OpeningFromElsewhere() {
  const [open, setOpen] = React.useState(false);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 72, display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        {/* preview-start */}
        <DatePicker
          label="Night shift"
          defaultValue={shift}
          open={open}
          onClose={() => setOpen(false)}
          disableOpenPicker
        />
        <Button onClick={() => setOpen(true)} aria-haspopup="dialog">
          Change the night shift
        </Button>
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
