import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import 'dayjs/locale/it';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';
import { itIT } from '@mui/x-date-pickers/locales';

const { localeText } = itIT.components.MuiLocalizationProvider.defaultProps;

export default function NestedTexts() {
  return (
    // preview-start
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="it" localeText={localeText}>
      {/* Keeps the adapter and the Italian texts of the provider above. */}
      <LocalizationProvider localeText={{ okButtonLabel: 'Prenota' }}>
        <Box sx={{ minHeight: 470, maxWidth: 360 }}>
          <StaticTimePicker ampm={false} defaultValue={dayjs('2025-04-17T09:15')} />
        </Box>
      </LocalizationProvider>
    </LocalizationProvider>
    // preview-end
  );
}
