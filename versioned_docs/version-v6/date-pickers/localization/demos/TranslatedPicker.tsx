import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import dayjs from 'dayjs';
import 'dayjs/locale/fr';
import 'dayjs/locale/pl';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { frFR, plPL } from '@mui/x-date-pickers/locales';

const languages = {
  fr: frFR.components.MuiLocalizationProvider.defaultProps.localeText,
  pl: plPL.components.MuiLocalizationProvider.defaultProps.localeText,
  en: {},
};
type Language = keyof typeof languages;

export default function TranslatedPicker() {
  const [language, setLanguage] = React.useState<Language>('fr');
  return (
    <Box sx={{ height: 540, maxWidth: 360 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Language"
        value={language}
        onChange={(_, next: Language | null) => next && setLanguage(next)}
      >
        <ToggleButton value="fr">Français</ToggleButton>
        <ToggleButton value="pl">Polski</ToggleButton>
        <ToggleButton value="en">English</ToggleButton>
      </ToggleButtonGroup>
      {/* preview-start */}
      <LocalizationProvider
        dateAdapter={AdapterDayjs}
        adapterLocale={language}
        localeText={languages[language]}
      >
        <StaticDatePicker defaultValue={dayjs('2025-04-17')} />
      </LocalizationProvider>
      {/* preview-end */}
    </Box>
  );
}
