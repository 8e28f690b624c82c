import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import 'dayjs/locale/tr';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { trTR } from '@mui/x-date-pickers/locales';
import type { PickersInputLocaleText } from '@mui/x-date-pickers/locales';

// preview-start
const turkish: PickersInputLocaleText<Dayjs> = {
  ...trTR.components.MuiLocalizationProvider.defaultProps.localeText,
  fieldClearLabel: 'Temizle',
};
// preview-end

export default function FillTheGaps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="tr" localeText={turkish}>
      <Box sx={{ height: 72, pt: 1 }}>
        <DateTimePicker
          label="Randevu"
          defaultValue={dayjs('2025-04-17T09:15')}
          slotProps={{ field: { clearable: true } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
