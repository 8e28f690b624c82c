import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import {
  PickersLayoutContentWrapper,
  PickersLayoutRoot,
  usePickerLayout,
} from '@mui/x-date-pickers/PickersLayout';
import type { PickersLayoutProps } from '@mui/x-date-pickers/PickersLayout';
import { usePickerContext } from '@mui/x-date-pickers/hooks';

// preview-start
function LeaveLayout(props: PickersLayoutProps<DateRange<Dayjs>>) {
  const { content, ownerState } = usePickerLayout(props);
  const [first, last] = usePickerContext<DateRange<Dayjs>>().value;
  const days = first && last ? last.diff(first, 'day') + 1 : 0;
  return (
    <PickersLayoutRoot ownerState={ownerState} className={props.className} sx={props.sx}>
      <PickersLayoutContentWrapper ownerState={ownerState}>{content}</PickersLayoutContentWrapper>
      <p role="status" style={{ gridColumn: '2 / 4', gridRow: 3, margin: '0 24px 16px' }}>
        <bdi>{days > 0 ? `${days} days of 25` : 'Choose the last day'}</bdi>
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
