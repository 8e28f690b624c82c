import * as React from 'react';
import Box from '@mui/material/Box';
import Slide from '@mui/material/Slide';
import type { TransitionProps } from '@mui/material/transitions';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';

// preview-start
const SlideUp = React.forwardRef(function SlideUp(
  { children, ...other }: TransitionProps,
  ref: React.Ref<HTMLElement>,
) {
  return (
    <Slide {...other} direction="up" ref={ref}>
      <Box sx={{ height: '100%' }}>{children}</Box>
    </Slide>
  );
});

const slots = { mobileTransition: SlideUp };
const slotProps = {
  dialog: { sx: { '& .MuiDialog-container': { alignItems: 'flex-end' } } },
  mobilePaper: { sx: { m: 0, borderRadius: '16px 16px 0 0' } },
};
// preview-end

export default function SlotBottomSheet() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 72, maxWidth: 280 }}>
        <MobileDatePicker
          label="Home visit"
          defaultValue={dayjs('2025-04-17')}
          slots={slots}
          slotProps={slotProps}
        />
      </Box>
    </LocalizationProvider>
  );
}
