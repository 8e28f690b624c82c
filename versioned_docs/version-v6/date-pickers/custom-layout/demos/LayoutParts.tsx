import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';

const start = dayjs('2025-04-17T08:30');
const starts: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'Early shift', getValue: () => start.hour(6).minute(0) },
  { label: 'Late shift', getValue: () => start.hour(14).minute(0) },
];

// preview-start
function named(name: string) {
  return {
    outline: '2px dashed #0c7a6b',
    outlineOffset: '-3px',
    '&::before': {
      content: `"${name}"`,
      alignSelf: 'flex-start',
      px: 1,
      fontSize: 12,
      color: '#fff',
      backgroundColor: '#0b6a5d',
    },
  };
}
// preview-end

const outlined = {
  [`& .${pickersLayoutClasses.toolbar}`]: named('toolbar'),
  [`& .${pickersLayoutClasses.shortcuts}`]: named('shortcuts'),
  [`& .${pickersLayoutClasses.contentWrapper}`]: named('contentWrapper: tabs and content'),
  [`& .${pickersLayoutClasses.actionBar}`]: named('actionBar'),
};

export default function LayoutParts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div role="group" aria-label="Start of the shift" style={{ width: 'fit-content' }}>
        <StaticDateTimePicker
          defaultValue={start}
          disableHighlightToday
          slotProps={{
            layout: { sx: outlined },
            shortcuts: { items: starts },
            tabs: { hidden: false },
          }}
        />
      </div>
    </LocalizationProvider>
  );
}
