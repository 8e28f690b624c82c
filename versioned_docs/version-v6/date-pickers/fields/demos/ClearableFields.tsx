import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const visit = dayjs('2025-04-17');

export default function ClearableFields() {
  const [cleared, setCleared] = React.useState(0);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 110, pt: 1 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {/* preview-start */}
          <DateField
            label="Last visit"
            defaultValue={visit}
            clearable
            onClear={() => setCleared((count) => count + 1)}
          />
          <DatePicker
            label="Next visit"
            defaultValue={visit}
            slotProps={{
              field: { clearable: true, onClear: () => setCleared((count) => count + 1) },
            }}
          />
          {/* preview-end */}
        </Box>
        <Typography variant="body2" role="status" sx={{ pt: 1 }}>
          Cleared: {cleared}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
