import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

export default function ControlledValue() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2025-04-17'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ height: 130, pt: 1 }}>
        {/* preview-start */}
        <DatePicker
          label="Next treatment"
          value={value}
          onChange={(newValue) => setValue(newValue)}
        />
        {/* preview-end */}
        <Stack direction="row" spacing={1}>
          <Button
            disabled={!value?.isValid()}
            onClick={() => setValue(value && value.add(7, 'day'))}
          >
            One week later
          </Button>
          <Button onClick={() => setValue(null)}>Clear</Button>
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
