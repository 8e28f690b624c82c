import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import 'dayjs/locale/cy';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import type { PickersLocaleText } from '@mui/x-date-pickers/locales';

// preview-start
/** `Partial`: what isn't here stays English. Without it, TypeScript asks for every text. */
const welsh: Partial<PickersLocaleText<Dayjs>> = {
  previousMonth: 'Mis blaenorol',
  nextMonth: 'Mis nesaf',
  datePickerToolbarTitle: 'Dewis dyddiad',
  okButtonLabel: 'Iawn',
  cancelButtonLabel: 'Canslo',
  calendarViewSwitchingButtonAriaLabel: (view) =>
    view === 'year' ? 'Dewis diwrnod' : 'Dewis blwyddyn',
};
// preview-end

export default function OwnLanguage() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="cy" localeText={welsh}>
      <Box sx={{ minHeight: 494, maxWidth: 360 }}>
        <StaticDatePicker defaultValue={dayjs('2025-04-17')} />
      </Box>
    </LocalizationProvider>
  );
}
