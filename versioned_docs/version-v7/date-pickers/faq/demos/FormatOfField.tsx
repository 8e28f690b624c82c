import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const formats = ['DD/MM/YYYY', 'YYYY-MM-DD', 'D MMM YYYY', 'dddd, MMMM D', 'DD.MM.YY', 'MM/YYYY'];
const shift = dayjs('2025-04-17');

export default function FormatOfField() {
  const [format, setFormat] = React.useState('DD/MM/YYYY');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 72, pt: 1, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <TextField
          select
          label="Format"
          value={format}
          onChange={(event) => setFormat(event.target.value)}
          sx={{ minWidth: 170 }}
        >
          {formats.map((each) => (
            <MenuItem key={each} value={each}>
              {each}
            </MenuItem>
          ))}
        </TextField>
        {/* preview-start */}
        <DatePicker label="First shift" defaultValue={shift} format={format} />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
