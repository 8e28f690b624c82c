import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ClearedFollowUp() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2025-04-17'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 72, pt: 1, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {/* preview-start */}
        <DatePicker
          label="Follow-up"
          value={value}
          onChange={setValue}
          slotProps={{
            field: { clearable: true },
            actionBar: { actions: ['clear'] },
          }}
        />
        <Button onClick={() => setValue(null)}>No follow-up</Button>
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
