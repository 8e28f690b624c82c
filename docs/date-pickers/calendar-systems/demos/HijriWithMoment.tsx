import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickerValidDate } from '@mui/x-date-pickers/models';
import { AdapterHijri } from './AdapterHijri';

// preview-start
const { date } = new AdapterHijri();
const limits = { minDate: date('1937-03-14'), maxDate: date('2076-11-26') };

export default function HijriWithMoment() {
  const [visit, setVisit] = React.useState<PickerValidDate | null>(date('2025-04-17'));
  return (
    <LocalizationProvider dateAdapter={AdapterHijri}>
      <Box sx={{ height: 110, pt: 1 }}>
        <DatePicker {...limits} label="Checkup" value={visit} onChange={setVisit} />
        {/* preview-end */}
        <Typography variant="body2" role="status" sx={{ pt: 1 }}>
          Stored: {visit?.isValid() ? visit.clone().locale('en').format('YYYY-MM-DD') : 'nothing'}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
