import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const followUp = dayjs('2025-04-17');

// preview-start
const atSide = {
  [`& .${pickersLayoutClasses.actionBar}`]: {
    gridColumn: 1,
    gridRow: 2,
    flexDirection: 'column',
    justifyContent: 'flex-start',
    gap: 1,
    '& > :not(style) ~ :not(style)': { ml: 0 },
  },
};
// preview-end

export default function LayoutActionsAtSide() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div role="group" aria-label="Follow-up" style={{ width: 'fit-content' }}>
        <StaticDatePicker
          defaultValue={followUp}
          displayStaticWrapperAs="desktop"
          disableHighlightToday
          slotProps={{
            layout: { sx: atSide },
            actionBar: { actions: ['today', 'clear', 'accept'] },
          }}
        />
      </div>
    </LocalizationProvider>
  );
}
