import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const today = dayjs('2025-04-17');

const toAge = (born: Dayjs | null) =>
  born?.isValid() ? `Age: ${today.diff(born, 'year')}` : 'Age: unknown';

export default function DateFieldControlled() {
  const [born, setBorn] = React.useState<Dayjs | null>(dayjs('1987-09-04'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 100, maxWidth: 280, pt: 1 }}>
        {/* preview-start */}
        <DateField
          label="Date of birth"
          fullWidth
          value={born}
          onChange={(value) => setBorn(value)}
        />
        {/* preview-end */}
        <Typography variant="body2" role="status" sx={{ pt: 1 }}>
          {toAge(born)}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
