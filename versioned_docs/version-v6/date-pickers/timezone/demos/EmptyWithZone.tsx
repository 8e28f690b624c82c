import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

export default function EmptyWithZone() {
  const [value, setValue] = React.useState<dayjs.Dayjs | null>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 110, pt: 1 }}>
        {/* preview-start */}
        <DateTimeField
          label="Call, clinic's time"
          timezone="Asia/Tokyo"
          ampm={false}
          value={value}
          onChange={setValue}
        />
        {/* preview-end */}
        <Typography variant="body2" role="status" sx={{ pt: 1 }}>
          {value?.isValid() ? `${value.format()}, stored as ${value.toISOString()}` : 'No date'}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
