import EastRounded from '@mui/icons-material/EastRounded';
import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';

const Arrow = () => (
  <EastRounded
    aria-hidden
    color="action"
    sx={(theme) => ({ transform: theme.direction === 'rtl' ? 'scaleX(-1)' : 'none' })}
  />
);

export default function RangeFieldSeparator() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 72, pt: 1 }}>
        {/* preview-start */}
        <MultiInputDateRangeField
          defaultValue={[dayjs('2025-04-14'), dayjs('2025-04-17')]}
          slots={{ separator: Arrow }}
          slotProps={{
            root: { sx: { alignItems: 'center' } },
            textField: ({ position }) => ({ label: position === 'start' ? 'From' : 'To' }),
          }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
