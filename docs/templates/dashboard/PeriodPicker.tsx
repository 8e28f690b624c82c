import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import dayjs from 'dayjs';
import { firstDay, today } from './bookings';
import DayField from './DayField';
import { useFilters } from './useFilters';

const presets = [
  { label: '30 days', from: dayjs(today).subtract(29, 'day').format('YYYY-MM-DD') },
  { label: '90 days', from: '2025-07-01' },
  { label: 'This year', from: firstDay },
];

/** Chooses the period that all views are about: a usual one, or any by its first and last day. */
export default function PeriodPicker() {
  const { period, change } = useFilters();
  const { from, to } = period;
  return (
    <Box
      role="group"
      aria-label="Period"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-start',
        gap: '12px 8px',
        minWidth: 0,
      }}
    >
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Usual periods"
        value={to === today ? from : null}
        onChange={(event, value: string | null) => {
          if (value !== null) {
            change({ from: value, to: today });
          }
        }}
        sx={{ height: 40, bgcolor: 'background.paper' }}
      >
        {presets.map((preset) => (
          <ToggleButton key={preset.label} value={preset.from} sx={{ px: 1.5 }}>
            <bdi>{preset.label}</bdi>
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ display: 'flex', gap: 1, width: { xs: '100%', sm: 'auto' } }}>
        <DayField
          label="From"
          value={from}
          min={firstDay}
          max={to}
          onChange={(day) => change({ from: day, to })}
        />
        <DayField
          label="To"
          value={to}
          min={from}
          max={today}
          onChange={(day) => change({ from, to: day })}
        />
      </Box>
    </Box>
  );
}
