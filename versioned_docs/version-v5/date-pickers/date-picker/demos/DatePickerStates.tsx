import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DatePickerStates() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2025-04-17'));
  const common = {
    value,
    onChange: setValue,
    renderInput: (params: TextFieldProps) => <TextField {...params} />,
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 144, pt: 1, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {/* preview-start */}
        <DatePicker label="Disabled" disabled {...common} />
        <DatePicker label="Read-only" readOnly {...common} />
        <DatePicker label="Typing only" disableOpenPicker {...common} />
        <DatePicker label="Calendar only" {...common} InputProps={{ readOnly: true }} />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
