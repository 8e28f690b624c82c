import * as React from 'react';
import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const visit = dayjs('2025-04-17');

export default function ClickOpensCalendar() {
  const [open, setOpen] = React.useState(false);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 72, maxWidth: 320, pt: 1 }}>
        {/* preview-start */}
        <DatePicker
          label="Visit"
          defaultValue={visit}
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          slotProps={{
            field: { readOnly: true },
            textField: { onClick: () => setOpen(true) },
          }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
