import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import {
  PickersLayoutContentWrapper,
  PickersLayoutRoot,
  usePickerLayout,
} from '@mui/x-date-pickers/PickersLayout';
import type { PickersLayoutProps } from '@mui/x-date-pickers/PickersLayout';
import type { DateView } from '@mui/x-date-pickers/models';

// preview-start
function ThumbLayout(props: PickersLayoutProps<Dayjs | null, Dayjs, DateView>) {
  const { toolbar, content, actionBar } = usePickerLayout(props);
  const variant = props.wrapperVariant;
  return (
    <PickersLayoutRoot ownerState={props}>
      {variant === 'desktop' ? toolbar : null}
      <PickersLayoutContentWrapper>
        {content}
        {variant === 'mobile' ? toolbar : null}
      </PickersLayoutContentWrapper>
      {actionBar}
    </PickersLayoutRoot>
  );
}
// preview-end

const slots = { layout: ThumbLayout };
const slotProps = { toolbar: { hidden: false } };
const handover = dayjs('2025-04-17');

export default function LayoutPerVariant() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <DesktopDatePicker
          label="Handover, desktop"
          defaultValue={handover}
          slots={slots}
          slotProps={slotProps}
        />
        <MobileDatePicker
          label="Handover, mobile"
          defaultValue={handover}
          slots={slots}
          slotProps={slotProps}
        />
      </Box>
    </LocalizationProvider>
  );
}
