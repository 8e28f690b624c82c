import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersLayoutContentWrapper,
  PickersLayoutRoot,
  usePickerLayout,
} from '@mui/x-date-pickers/PickersLayout';
import type { PickersLayoutProps } from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import type { DateView } from '@mui/x-date-pickers/models';

const openings = ['08:40', '10:15', '11:00', '13:30', '15:45'];

// preview-start
function FreeAppointments({ value }: { value: Dayjs | null }) {
  const count = value === null || value.day() === 0 ? 0 : (value.date() % 4) + 1;
  return (
    <Box role="status" sx={{ gridColumn: '2 / 4', gridRow: 3, px: 3, pb: 2 }}>
      <Typography variant="subtitle2" component="p">
        {value === null ? 'Choose a day' : `${value.format('ddd, MMM D')}: ${count} free`}
      </Typography>
      <Typography variant="body2">{openings.slice(0, count).join(', ') || 'Closed'}</Typography>
    </Box>
  );
}
// preview-end

function LayoutWithPanel(props: PickersLayoutProps<Dayjs | null, Dayjs, DateView>) {
  const { content } = usePickerLayout(props);
  return (
    <PickersLayoutRoot ownerState={props} className={props.className} sx={props.sx}>
      <PickersLayoutContentWrapper>{content}</PickersLayoutContentWrapper>
      <FreeAppointments value={props.value ?? null} />
    </PickersLayoutRoot>
  );
}

const slots = { layout: LayoutWithPanel };

export default function LayoutAddedPanel() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div role="group" aria-label="Eye exam" style={{ width: 'fit-content' }}>
        <StaticDatePicker
          defaultValue={dayjs('2025-04-17')}
          displayStaticWrapperAs="desktop"
          disableHighlightToday
          slots={slots}
        />
      </div>
    </LocalizationProvider>
  );
}
