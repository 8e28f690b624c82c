import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldRef, FieldSection } from '@mui/x-date-pickers/models';

const transfer = dayjs('2025-04-17T14:30');

export default function DateTimeFieldSections() {
  const input = React.useRef<HTMLInputElement>(null);
  const field = React.useRef<FieldRef<FieldSection>>(null);
  // preview-start
  const changeHour = () => {
    input.current?.focus();
    field.current?.setSelectedSections('hours');
  };
  // preview-end
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 72, display: 'flex', gap: 2, alignItems: 'start' }}>
        {/* preview-start */}
        <DateTimeField
          label="Transfer"
          defaultValue={transfer}
          inputRef={input}
          unstableFieldRef={field}
        />
        <Button onClick={changeHour}>Change the hour</Button>
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
