import * as React from 'react';
import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const opens = dayjs('2025-04-22');
const rule = 'From April 22, 2025';

export default function DescribedError() {
  const [error, setError] = React.useState<DateValidationError>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 96, pt: 1 }}>
        {/* preview-start */}
        <DatePicker
          label="First visit"
          enableAccessibleFieldDOMStructure
          minDate={opens}
          defaultValue={dayjs('2025-04-17')}
          onError={setError}
          slotProps={{ textField: { helperText: error ? `Too early. ${rule}` : rule } }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
