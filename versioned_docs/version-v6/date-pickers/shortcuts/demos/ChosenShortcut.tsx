import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';

const visit = dayjs('2025-04-17');

const shortcuts: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'In two weeks', getValue: () => visit.add(2, 'week') },
  { label: 'In a year', getValue: () => visit.add(1, 'year') },
];

export default function ChosenShortcut() {
  const [reason, setReason] = React.useState('nobody yet');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 110, pt: 1 }}>
        {/* preview-start */}
        <DatePicker
          label="Next visit"
          defaultValue={visit}
          onChange={(value, { shortcut }) =>
            setReason(shortcut?.label ?? (value === null ? 'cleared' : 'hand'))
          }
          slotProps={{ shortcuts: { items: shortcuts } }}
        />
        {/* preview-end */}
        <Typography variant="body2" role="status" sx={{ pt: 1 }}>
          Chosen by: {reason}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
