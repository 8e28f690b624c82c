import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import type { DateRange } from '@mui/x-date-pickers-pro';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersLayoutContentWrapper,
  PickersLayoutRoot,
  usePickerLayout,
} from '@mui/x-date-pickers/PickersLayout';
import type { PickersLayoutProps } from '@mui/x-date-pickers/PickersLayout';

// preview-start
function LeaveLayout(props: PickersLayoutProps<DateRange<Dayjs>, Dayjs, 'day'>) {
  const { content } = usePickerLayout(props);
  const [first, last] = props.value ?? [null, null];
  const days = first && last ? last.diff(first, 'day') + 1 : 0;
  return (
    <PickersLayoutRoot ownerState={props} className={props.className} sx={props.sx}>
      <PickersLayoutContentWrapper>{content}</PickersLayoutContentWrapper>
      <p role="status" style={{ gridColumn: '2 / 4', gridRow: 3, margin: '0 24px 16px' }}>
        {days > 0 ? `${days} days of 25` : 'Choose the last day'}
      </p>
    </PickersLayoutRoot>
  );
}
// preview-end

const slots = { layout: LeaveLayout };
const leave: DateRange<Dayjs> = [dayjs('2025-04-14'), dayjs('2025-04-25')];

export default function LayoutForRange() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div role="group" aria-label="Annual leave" style={{ width: 'fit-content' }}>
        <StaticDateRangePicker
          defaultValue={leave}
          calendars={1}
          displayStaticWrapperAs="desktop"
          disableHighlightToday
          slots={slots}
        />
      </div>
    </LocalizationProvider>
  );
}
