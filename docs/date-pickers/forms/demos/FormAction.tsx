import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const nothing = { count: 0, text: 'Nothing saved' };

async function addShift(previous: typeof nothing, data: FormData) {
  return {
    count: previous.count + 1,
    text: `Saved: ${String(data.get('nurse'))}, ${String(data.get('day'))}`,
  };
}

export default function FormAction() {
  // preview-start
  const [saved, action] = React.useActionState(addShift, nothing);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box component="form" action={action} sx={{ minHeight: 110 }}>
        <Box sx={{ pt: 1, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <TextField label="Nurse" name="nurse" />
          <DatePicker key={saved.count} label="Shift" name="day" format="YYYY-MM-DD" />
          <Button type="submit">Add</Button>
        </Box>
        {/* preview-end */}
        <Typography role="status" variant="body2" sx={{ pt: 1 }}>
          {saved.text}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
