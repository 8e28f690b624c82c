import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const firstShift = dayjs('2025-04-17');

export default function SaveOnAccept() {
  const [draft, setDraft] = React.useState<Dayjs | null>(firstShift);
  const error = React.useRef<DateValidationError>(null);
  const [saved, setSaved] = React.useState<Dayjs | null>(firstShift);
  const save = (value: Dayjs | null) => {
    if (error.current === null) setSaved(value);
  };
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 110, maxWidth: 320 }}>
        {/* preview-start */}
        <DatePicker
          label="First shift"
          value={draft}
          onChange={(value, { validationError }) => {
            setDraft(value);
            error.current = validationError;
          }}
          onAccept={save}
          slotProps={{ textField: { onBlur: () => save(draft) } }}
        />
        {/* preview-end */}
        <Typography variant="body2" role="status" sx={{ pt: 1 }}>
          {`Saved: ${saved?.format('MMMM D, YYYY') ?? 'no date'}`}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
