import Box from '@mui/material/Box';
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
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import type { DateView } from '@mui/x-date-pickers/models';

const surgery = dayjs('2025-04-17');
const checkups: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'In 1 week', getValue: () => surgery.add(1, 'week') },
  { label: 'In 2 weeks', getValue: () => surgery.add(2, 'week') },
  { label: 'In 1 month', getValue: () => surgery.add(1, 'month') },
];

// preview-start
function CheckupLayout(props: PickersLayoutProps<Dayjs | null, Dayjs, DateView>) {
  const { shortcuts, content, actionBar } = usePickerLayout(props);
  return (
    <PickersLayoutRoot ownerState={props} className={props.className} sx={props.sx}>
      <Box sx={{ gridColumn: '1 / 4', gridRow: 1 }}>{shortcuts}</Box>
      <PickersLayoutContentWrapper>{content}</PickersLayoutContentWrapper>
      {actionBar}
    </PickersLayoutRoot>
  );
}
// preview-end

const slots = { layout: CheckupLayout };
const inOneRow = {
  display: 'flex',
  flexWrap: 'wrap',
  maxWidth: 320,
  '& .MuiListItem-root': { width: 'auto', px: 0.5 },
};

export default function LayoutShortcutsOnTop() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div role="group" aria-label="Checkup after surgery" style={{ width: 'fit-content' }}>
        <StaticDatePicker
          defaultValue={surgery}
          displayStaticWrapperAs="desktop"
          disableHighlightToday
          slots={slots}
          slotProps={{ shortcuts: { items: checkups, sx: inOneRow } }}
        />
      </div>
    </LocalizationProvider>
  );
}
