import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { format, isValid } from 'date-fns';
import { enUS } from 'date-fns-jalali/locale/en-US';
import { AdapterDateFnsJalali } from '@mui/x-date-pickers/AdapterDateFnsJalali';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// preview-start
const dateFormats = { keyboardDate: 'yyyy/MM/dd' };

export default function JalaliWithDateFns() {
  const [visit, setVisit] = React.useState<Date | null>(new Date(2025, 3, 17));
  return (
    <LocalizationProvider
      dateAdapter={AdapterDateFnsJalali}
      adapterLocale={enUS}
      dateFormats={dateFormats}
    >
      <Box sx={{ height: 110, pt: 1 }}>
        <DatePicker label="Checkup" value={visit} onChange={setVisit} />
        {/* preview-end */}
        <Typography variant="body2" role="status" sx={{ pt: 1 }}>
          Stored: {visit && isValid(visit) ? format(visit, 'yyyy-MM-dd') : 'nothing'}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
