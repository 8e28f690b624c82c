import * as React from 'react';
import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';

const lastShift = dayjs('2025-04-15T18:20');
const admitted = dayjs('2025-04-17T02:48');
const early = dayjs('2025-04-15T17:00');

export default function DateTimeFieldLimits() {
  const [error, setError] = React.useState<DateTimeValidationError>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 96, maxWidth: 320 }}>
        {/* preview-start */}
        <DateTimeField
          label="Fell ill"
          defaultValue={early}
          minDateTime={lastShift}
          maxDateTime={admitted}
          helperText={error === null ? ' ' : 'Between the last shift and admission'}
          onError={(reason) => setError(reason)}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
