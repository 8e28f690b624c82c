import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { useIsValidValue, usePickerContext } from '@mui/x-date-pickers/hooks';
import type { PickersShortcutsProps } from '@mui/x-date-pickers/PickersShortcuts';
import type { Dayjs } from 'dayjs';

const steps = [1, 7, 28];

// preview-start
function StepShortcuts({ className }: PickersShortcutsProps<Dayjs | null>) {
  const { value, setValue } = usePickerContext<Dayjs | null>();
  const isValid = useIsValidValue<Dayjs | null>();
  return (
    <Box
      className={className}
      role="group"
      aria-label="Later"
      sx={{ p: 1, display: 'flex', flexDirection: 'column' }}
    >
      {steps.map((days) => {
        const next = value?.isValid() ? value.add(days, 'day') : null;
        return (
          <Button key={days} disabled={!next || !isValid(next)} onClick={() => setValue(next)}>
            +{days}
          </Button>
        );
      })}
    </Box>
  );
}
// preview-end

const slots = { shortcuts: StepShortcuts };

export default function RelativeShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Follow-up" sx={{ minHeight: 400, maxWidth: 420 }}>
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={dayjs('2025-04-17')}
          maxDate={dayjs('2025-05-31')}
          slots={slots}
        />
      </Box>
    </LocalizationProvider>
  );
}
