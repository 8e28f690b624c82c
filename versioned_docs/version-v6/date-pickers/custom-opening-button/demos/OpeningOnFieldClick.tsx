import * as React from 'react';
import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const scan = dayjs('2025-04-17');

export default function OpeningOnFieldClick() {
  const [open, setOpen] = React.useState(false);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 72, maxWidth: 280 }}>
        {/* preview-start */}
        <DatePicker
          label="Scan"
          defaultValue={scan}
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          slotProps={{ textField: { onClick: () => setOpen(true) } }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
