import * as React from 'react';
import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const followUp = dayjs('2025-04-17');

export default function DatePickerOpenOnClick() {
  // preview-start
  const [open, setOpen] = React.useState(false);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 72, maxWidth: 280 }}>
        <DatePicker
          label="Follow-up"
          defaultValue={followUp}
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          slotProps={{ field: { readOnly: true }, textField: { onClick: () => setOpen(true) } }}
        />
      </Box>
    </LocalizationProvider>
  );
  // preview-end
}
