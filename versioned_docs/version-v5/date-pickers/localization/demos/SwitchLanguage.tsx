import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/ja';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE, enUS, jaJP } from '@mui/x-date-pickers/locales';

const languages = [
  { code: 'en', name: 'English', label: 'Appointment', texts: enUS },
  { code: 'de', name: 'Deutsch', label: 'Termin', texts: deDE },
  { code: 'ja', name: '日本語', label: '予約', texts: jaJP },
];

export default function SwitchLanguage() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2025-04-17'));
  const [code, setCode] = React.useState('de');
  const { label, texts } = languages.find((language) => language.code === code) ?? languages[0]!;
  const { localeText } = texts.components.MuiLocalizationProvider.defaultProps;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={code} localeText={localeText}>
      <Box lang={code} sx={{ minHeight: 72, pt: 1, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <TextField
          select
          label="Language"
          value={code}
          onChange={(event) => setCode(event.target.value)}
        >
          {languages.map((language) => (
            <MenuItem key={language.code} value={language.code}>
              {language.name}
            </MenuItem>
          ))}
        </TextField>
        {/* preview-start */}
        <DatePicker
          label={label}
          value={value}
          onChange={setValue}
          renderInput={(params) => <TextField {...params} />}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
