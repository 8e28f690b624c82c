import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { Exposed } from './Exposed';

export default function ExposedSections() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 130, pt: 1 }}>
        {/* preview-start */}
        <Exposed>
          <DateTimePicker
            label="Appointment"
            defaultValue={dayjs('2025-04-17T09:30')}
            enableAccessibleFieldDOMStructure
          />
        </Exposed>
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
