import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const firstSlot = dayjs('2025-04-17T08:00');

export default function SetFromOutside() {
  const [slot, setSlot] = React.useState<Dayjs | null>(firstSlot);
  const move = (hours: number) =>
    setSlot((old) => (old?.isValid() ? old.add(hours, 'hour') : firstSlot));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 72, pt: 1, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {/* preview-start */}
        <DateTimeField label="Slot" value={slot} onChange={setSlot} />
        <Button onClick={() => move(-1)}>An hour earlier</Button>
        <Button onClick={() => move(1)}>An hour later</Button>
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
