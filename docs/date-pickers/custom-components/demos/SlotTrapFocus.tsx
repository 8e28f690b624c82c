import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { usePickerContext } from '@mui/x-date-pickers/hooks';

// preview-start
function CloseWhenLeft({ children }: React.PropsWithChildren) {
  const { open, acceptValueChanges } = usePickerContext();
  const handleBlur = (event: React.FocusEvent) => {
    const target = event.relatedTarget;
    if (open && target && !event.currentTarget.contains(target)) {
      acceptValueChanges();
    }
  };
  return (
    <div role="presentation" onBlur={handleBlur}>
      {children}
    </div>
  );
}

const slots = { desktopTrapFocus: CloseWhenLeft };
// preview-end

export default function SlotTrapFocus() {
  const place = React.useRef<HTMLDivElement>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 72, display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'start' }}>
        <DesktopDatePicker
          label="Home visit"
          defaultValue={dayjs('2025-04-17')}
          slots={slots}
          slotProps={{ popper: { container: () => place.current } }}
        />
        <div ref={place} />
        <Button size="large">Book</Button>
      </Box>
    </LocalizationProvider>
  );
}
