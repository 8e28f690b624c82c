import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { createIntlAdapter } from './intlAdapter';

// preview-start
const AdapterJalali = createIntlAdapter('persian', 'en');
const dateFormats = { keyboardDate: 'YYYY/MM/DD' };

export default function JalaliPicker() {
  const [visit, setVisit] = React.useState<Dayjs | null>(dayjs('2025-04-17'));
  return (
    <LocalizationProvider dateAdapter={AdapterJalali} dateFormats={dateFormats}>
      <Box sx={{ height: 110, pt: 1 }}>
        <DatePicker label="Checkup" value={visit} onChange={setVisit} />
        {/* preview-end */}
        <Typography variant="body2" role="status" sx={{ pt: 1 }}>
          Stored: {visit?.isValid() ? visit.format('YYYY-MM-DD') : 'nothing'}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
