import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ControlledDatePicker() {
  const [visit, setVisit] = React.useState<Dayjs | null>(dayjs('2025-04-17'));
  const [typed, setTyped] = React.useState<string | undefined>();
  const day = visit === null ? 'none' : visit.isValid() ? visit.format('MMMM D, YYYY') : 'invalid';

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 110, pt: 1 }}>
        {/* preview-start */}
        <DatePicker
          label="Follow-up"
          value={visit}
          onChange={(value, text) => {
            setVisit(value);
            setTyped(text);
          }}
          renderInput={(params) => <TextField {...params} />}
        />
        {/* preview-end */}
        <Typography variant="body2" role="status" sx={{ pt: 1 }}>
          {`Day: ${day}. Typed: ${typed ?? 'nothing'}`}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
