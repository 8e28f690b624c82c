import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ControlledDatePicker() {
  const [sown, setSown] = React.useState<Dayjs | null>(dayjs('2025-04-17'));
  const harvest = sown?.isValid() ? sown.add(90, 'day').format('MMMM D, YYYY') : 'unknown';
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 100, maxWidth: 280 }}>
        {/* preview-start */}
        <DatePicker
          label="Beans sown"
          value={sown}
          onChange={(value) => setSown(value)}
          slotProps={{ field: { clearable: true } }}
        />
        {/* preview-end */}
        <Typography variant="body2" aria-live="polite" sx={{ pt: 1 }}>
          {`Harvest: ${harvest}`}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
