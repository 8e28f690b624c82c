import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldRef } from '@mui/x-date-pickers/models';

const transfer = dayjs('2025-04-17T14:30');

export default function DateTimeFieldSections() {
  const field = React.useRef<FieldRef<Dayjs | null>>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 72, display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'start' }}>
        {/* preview-start */}
        <DateTimeField label="Transfer" defaultValue={transfer} unstableFieldRef={field} />
        <Button onClick={() => field.current?.focusField('hours')}>Change the hour</Button>
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
