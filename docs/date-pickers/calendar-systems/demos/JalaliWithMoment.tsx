import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Moment } from 'moment';
import moment from 'moment-jalaali';
import { AdapterMomentJalaali } from '@mui/x-date-pickers/AdapterMomentJalaali';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// preview-start
moment.loadPersian({ dialect: 'persian-modern' });
const dateFormats = { fullDate: 'dddd jD jMMMM jYYYY' };

export default function JalaliWithMoment() {
  const [visit, setVisit] = React.useState<Moment | null>(moment('2025-04-17'));
  return (
    <LocalizationProvider dateAdapter={AdapterMomentJalaali} dateFormats={dateFormats}>
      <Box sx={{ height: 110, pt: 1 }}>
        <DatePicker label="Checkup" value={visit} onChange={setVisit} />
        {/* preview-end */}
        <Typography variant="body2" role="status" sx={{ pt: 1 }}>
          Stored: {visit?.isValid() ? visit.clone().locale('en').format('YYYY-MM-DD') : 'nothing'}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
