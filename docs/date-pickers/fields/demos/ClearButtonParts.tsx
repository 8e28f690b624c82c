import BackspaceOutlined from '@mui/icons-material/BackspaceOutlined';
import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ClearButtonParts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 72, pt: 1 }}>
        {/* preview-start */}
        <DatePicker
          label="Next visit"
          defaultValue={dayjs('2025-04-17')}
          slots={{ clearIcon: BackspaceOutlined }}
          slotProps={{
            field: { clearable: true },
            clearButton: { color: 'error', style: { opacity: 1 } },
            clearIcon: { fontSize: 'small' },
          }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
