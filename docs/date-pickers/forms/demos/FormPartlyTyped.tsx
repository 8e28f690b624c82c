import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function FormPartlyTyped() {
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [isPartly, setIsPartly] = React.useState(false);
  const [message, setMessage] = React.useState('');

  // preview-start
  function check() {
    // "04/DD/YYYY": letters are placeholders of empty sections.
    const partly = /[a-z]/i.test(inputRef.current?.value ?? '');
    setIsPartly(partly);
    return partly;
  }

  function handleSubmit(event: React.FormEvent) {
    event.preventDefault();
    setMessage(check() ? 'Not saved' : 'Saved');
  }
  // preview-end

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        component="form"
        noValidate
        onSubmit={handleSubmit}
        onKeyUp={check}
        sx={{ pt: 1, minHeight: 160, maxWidth: 320 }}
      >
        <DatePicker
          label="Follow-up"
          inputRef={inputRef}
          onChange={(value) => value && setIsPartly(false)}
          slotProps={{
            field: { clearable: true, onClear: () => setIsPartly(false) },
            textField: {
              fullWidth: true,
              error: isPartly,
              helperText: isPartly ? 'Complete the date, or clear it' : 'Optional',
            },
          }}
        />
        <Button type="submit" disabled={isPartly}>
          Save
        </Button>
        <Typography role="status" variant="body2">
          {message}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
