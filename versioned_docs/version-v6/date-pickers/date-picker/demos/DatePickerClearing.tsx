import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DatePickerClearing() {
  const [until, setUntil] = React.useState<Dayjs | null>(dayjs('2025-12-31'));
  const text = until?.isValid() ? until.format('[ends on] MMMM D, YYYY') : 'has no end';
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 100, maxWidth: 280 }}>
        {/* preview-start */}
        <DatePicker
          label="Contract until"
          value={until}
          onChange={(value) => setUntil(value)}
          slotProps={{
            field: { clearable: true },
            actionBar: { actions: ['clear'] },
          }}
        />
        {/* preview-end */}
        <Typography variant="body2" role="status" sx={{ pt: 1 }}>
          {`The contract ${text}`}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
