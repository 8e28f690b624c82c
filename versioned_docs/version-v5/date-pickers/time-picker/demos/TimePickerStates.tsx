import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function TimePickerStates() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2025-04-17T22:00'));
  const common = {
    value,
    onChange: setValue,
    renderInput: (params: TextFieldProps) => <TextField {...params} />,
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 144, pt: 1, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {/* preview-start */}
        <TimePicker label="Disabled" disabled {...common} />
        <TimePicker label="Read-only" readOnly {...common} />
        <TimePicker label="Typing only" disableOpenPicker {...common} />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
