import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/cy';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import type { PickersLocaleText } from '@mui/x-date-pickers/locales';

// preview-start
/** `Partial`: what isn't here stays English. Without it, TypeScript asks for every text. */
const welsh: Partial<PickersLocaleText<unknown>> = {
  previousMonth: 'Mis blaenorol',
  nextMonth: 'Mis nesaf',
  dateTimePickerDefaultToolbarTitle: 'Dewis dyddiad ac amser',
  okButtonLabel: 'Iawn',
  cancelButtonLabel: 'Canslo',
  calendarViewSwitchingButtonAriaLabel: (view) =>
    view === 'year' ? 'Dewis diwrnod' : 'Dewis blwyddyn',
};
// preview-end

export default function OwnLanguage() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2025-04-17T14:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="cy" localeText={welsh}>
      <Box lang="cy" role="group" aria-label="Apwyntiad" sx={{ minHeight: 568, maxWidth: 320 }}>
        <StaticDateTimePicker
          value={value}
          onChange={setValue}
          renderInput={(params) => <TextField {...params} />}
        />
      </Box>
    </LocalizationProvider>
  );
}
