import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function describe(value: Dayjs | null) {
  if (value === null) return 'null';
  return value.isValid() ? value.format('YYYY-MM-DD') : 'a date that is not valid';
}

export default function FieldValueStates() {
  const [log, setLog] = React.useState('onChange has not run');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 110, pt: 1 }}>
        {/* preview-start */}
        <DateField
          label="Date of birth"
          disableFuture
          onChange={(value: Dayjs | null, context) =>
            setLog(`${describe(value)}, error: ${context.validationError ?? 'none'}`)
          }
        />
        {/* preview-end */}
        <Typography variant="body2" role="status" sx={{ pt: 1 }}>
          {log}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
