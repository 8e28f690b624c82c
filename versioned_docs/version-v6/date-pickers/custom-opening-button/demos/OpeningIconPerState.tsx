import * as React from 'react';
import Box from '@mui/material/Box';
import Event from '@mui/icons-material/Event';
import EventAvailable from '@mui/icons-material/EventAvailable';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import type { DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// preview-start
function StateIconPicker({ defaultValue = null, ...props }: DatePickerProps<Dayjs>) {
  const [value, setValue] = React.useState(defaultValue);
  const [open, setOpen] = React.useState(false);
  const closedIcon = value === null ? Event : EventAvailable;
  return (
    <DatePicker
      {...props}
      {...{ value, open }}
      onChange={setValue}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      slots={{ openPickerIcon: open ? KeyboardArrowUp : closedIcon }}
    />
  );
}
// preview-end

export default function OpeningIconPerState() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 72, display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <StateIconPicker label="Blood test" />
        <StateIconPicker label="Results" defaultValue={dayjs('2025-04-17')} />
      </Box>
    </LocalizationProvider>
  );
}
