import 'dayjs/locale/de';
import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { deDE } from '@mui/x-date-pickers/locales';

const { localeText } = deDE.components.MuiLocalizationProvider.defaultProps;

export default function GermanPicker() {
  return (
    <Box sx={{ height: 64, pt: 1 }}>
      {/* preview-start */}
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de" localeText={localeText}>
        <MobileDatePicker label="Termin" defaultValue={dayjs('2025-04-17')} />
      </LocalizationProvider>
      {/* preview-end */}
    </Box>
  );
}
