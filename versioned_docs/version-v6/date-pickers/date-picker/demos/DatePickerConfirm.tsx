import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DatePickerConfirm() {
  const [accepted, setAccepted] = React.useState(dayjs('2025-04-17'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 100, maxWidth: 280 }}>
        {/* preview-start */}
        <DatePicker
          label="Surgery"
          defaultValue={accepted}
          closeOnSelect={false}
          onAccept={(value) => value?.isValid() && setAccepted(value)}
          slotProps={{ actionBar: { actions: ['today', 'cancel', 'accept'] } }}
        />
        {/* preview-end */}
        <Typography variant="body2" role="status" sx={{ pt: 1 }}>
          {accepted.format('[Accepted:] MMMM D, YYYY')}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
