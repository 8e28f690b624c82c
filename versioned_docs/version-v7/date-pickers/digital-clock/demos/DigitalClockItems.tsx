import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import type { DigitalClockItemProps } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const doctors: Readonly<Record<string, string>> = {
  '09:00': 'Dr. Huber',
  '09:30': 'Dr. Nguyễn',
  '10:00': 'Dr. 田中',
};

// preview-start
function DoctorItem({ itemValue, formattedValue, ...props }: DigitalClockItemProps) {
  const doctor = doctors[dayjs(itemValue).format('HH:mm')];
  return (
    <MenuItem
      {...props}
      aria-disabled={props.disabled}
      sx={{ justifyContent: 'space-between', gap: 2 }}
    >
      {formattedValue}
      <Typography variant="body2" component="span">
        {doctor ?? 'No doctor'}
      </Typography>
    </MenuItem>
  );
}
// preview-end

const slots = { digitalClockItem: DoctorItem };

export default function DigitalClockItems() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Consultation" sx={{ height: 240, maxWidth: 260 }}>
        <DigitalClock
          defaultValue={dayjs('2025-04-17T09:30')}
          shouldDisableTime={(time) => !(time.format('HH:mm') in doctors)}
          slots={slots}
        />
      </Box>
    </LocalizationProvider>
  );
}
