import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const planned = dayjs('2025-04-17');

export default function FormReset() {
  // preview-start
  const [round, setRound] = React.useState(0);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box component="form" onReset={() => setRound(round + 1)} sx={{ minHeight: 72 }}>
        <Box sx={{ pt: 1, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <TextField label="Patient" name="patient" defaultValue="Zoë Ó Briain" />
          <DatePicker key={round} label="Visit" name="day" defaultValue={planned} />
          <Button type="reset">Reset</Button>
        </Box>
      </Box>
    </LocalizationProvider>
  );
  // preview-end
}
