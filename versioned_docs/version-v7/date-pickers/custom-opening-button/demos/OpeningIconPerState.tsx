import Box from '@mui/material/Box';
import Event from '@mui/icons-material/Event';
import EventAvailable from '@mui/icons-material/EventAvailable';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickerOwnerState } from '@mui/x-date-pickers/models';

// preview-start
interface StateIconProps extends SvgIconProps {
  ownerState: PickerOwnerState<Dayjs | null>;
}

function StateIcon({ ownerState, ...icon }: StateIconProps) {
  if (ownerState.open) return <KeyboardArrowUp {...icon} />;
  if (ownerState.value === null) return <Event {...icon} />;
  return <EventAvailable {...icon} />;
}
// preview-end

const slots = { openPickerIcon: StateIcon };

export default function OpeningIconPerState() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 72, display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <DatePicker label="Blood test" slots={slots} />
        <DatePicker label="Results" defaultValue={dayjs('2025-04-17')} slots={slots} />
      </Box>
    </LocalizationProvider>
  );
}
