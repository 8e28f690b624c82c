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

function StepShortcuts({ className }: PickersShortcutsProps<Dayjs | null>) {
  // preview-start
  const { value, setValue } = usePickerContext<Dayjs | null>();
  const isValid = useIsValidValue<Dayjs | null>();
  const later = (days: number) => (value?.isValid() ? value.add(days, 'day') : null);
  // preview-end
  return (
    <Box
      className={className}
      role="group"
      aria-label="Later"
      sx={{ p: 1, display: 'flex', flexDirection: 'column' }}
    >
      {steps.map((days) => (
        <Button
          key={days}
          disabled={value === null || !isValid(later(days))}
          onClick={() => setValue(later(days))}
        >
          +{days}
        </Button>
      ))}
    </Box>
  );
}

const slots = { shortcuts: StepShortcuts };

export default function RelativeShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        role="group"
        aria-label="Follow-up"
        sx={{ minHeight: 400, maxWidth: 420, overflowX: 'auto' }}
      >
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={dayjs('2025-04-17')}
          maxDate={dayjs('2025-05-31')}
          slots={slots}
          sx={{ width: 'max-content' }}
        />
      </Box>
    </LocalizationProvider>
  );
}
