import * as React from 'react';
import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

export default function RangeFieldPaste() {
  const [range, setRange] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-04-14'),
    dayjs('2025-04-18'),
  ]);
  // preview-start
  const acceptIso = (event: React.ClipboardEvent) => {
    const days = event.clipboardData.getData('text').match(/\d{4}-\d{2}-\d{2}/g);
    if (days?.length === 2) {
      event.preventDefault();
      event.stopPropagation();
      setRange([dayjs(days[0]), dayjs(days[1])]);
    }
  };
  // preview-end
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 72, maxWidth: 320 }} onPasteCapture={acceptIso}>
        <SingleInputDateRangeField
          label="Conference"
          fullWidth
          value={range}
          onChange={(value) => setRange(value)}
        />
      </Box>
    </LocalizationProvider>
  );
}
