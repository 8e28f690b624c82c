import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import type { DateTimePickerTabsProps } from '@mui/x-date-pickers/DateTimePicker';

function PartTabs({ view, onChange }: DateTimePickerTabsProps) {
  const isDay = view === 'day' || view === 'month' || view === 'year';
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      size="small"
      aria-label="Part of the appointment"
      value={isDay ? 'day' : 'hours'}
      onChange={(_event, next: 'day' | 'hours' | null) => next && onChange(next)}
    >
      <ToggleButton value="day">Day</ToggleButton>
      <ToggleButton value="hours">Time</ToggleButton>
    </ToggleButtonGroup>
  );
}

export default function CustomTabs() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2025-04-17T14:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Appointment" sx={{ minHeight: 400, maxWidth: 320 }}>
        {/* preview-start */}
        <StaticDateTimePicker
          displayStaticWrapperAs="desktop"
          hideTabs={false}
          components={{ Tabs: PartTabs }}
          value={value}
          onChange={setValue}
          renderInput={(params) => <TextField {...params} />}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
