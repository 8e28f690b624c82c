import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function FormPartlyTyped() {
  const [isPartly, setIsPartly] = React.useState(false);
  const [message, setMessage] = React.useState('');

  function handleSubmit(event: React.FormEvent) {
    event.preventDefault();
    setMessage(isPartly ? 'Not saved' : 'Saved');
  }

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        component="form"
        noValidate
        onSubmit={handleSubmit}
        sx={{ pt: 1, minHeight: 160, maxWidth: 320 }}
      >
        {/* preview-start */}
        <DatePicker
          label="Follow-up"
          onChange={(value, { validationError }) => setIsPartly(validationError === 'invalidDate')}
          slotProps={{
            field: { clearable: true },
            textField: {
              fullWidth: true,
              helperText: isPartly ? 'Complete the date, or clear it' : 'Optional',
            },
          }}
        />
        {/* preview-end */}
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
