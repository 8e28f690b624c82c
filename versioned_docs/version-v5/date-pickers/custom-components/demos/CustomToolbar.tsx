import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

interface ToolbarProps {
  parsedValue: Dayjs | null;
  setOpenView: (view: 'year' | 'day') => void;
}

function ShiftToolbar({ parsedValue, setOpenView }: ToolbarProps) {
  return (
    <Stack direction="row" alignItems="center" sx={{ px: 3, pt: 2 }}>
      <Typography component="h2" variant="h6" sx={{ flexGrow: 1 }}>
        {parsedValue?.format('dddd, MMMM D') ?? 'No shift'}
      </Typography>
      <Button onClick={() => setOpenView('year')}>{parsedValue?.year() ?? 'Year'}</Button>
    </Stack>
  );
}

export default function CustomToolbar() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2025-04-17'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Shift" sx={{ minHeight: 420, maxWidth: 340 }}>
        {/* preview-start */}
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          showToolbar
          ToolbarComponent={ShiftToolbar}
          value={value}
          onChange={setValue}
          renderInput={(params) => <TextField {...params} />}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
