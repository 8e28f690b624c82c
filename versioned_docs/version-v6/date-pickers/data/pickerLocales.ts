import 'dayjs/locale/be';
import 'dayjs/locale/ca';
import 'dayjs/locale/cs';
import 'dayjs/locale/da';
import 'dayjs/locale/de';
import 'dayjs/locale/el';
import 'dayjs/locale/es';
import 'dayjs/locale/eu';
import 'dayjs/locale/fa';
import 'dayjs/locale/fi';
import 'dayjs/locale/fr';
import 'dayjs/locale/he';
import 'dayjs/locale/hu';
import 'dayjs/locale/is';
import 'dayjs/locale/it';
import 'dayjs/locale/ja';
import 'dayjs/locale/kk';
import 'dayjs/locale/ko';
import 'dayjs/locale/mk';
import 'dayjs/locale/nb';
import 'dayjs/locale/nl';
import 'dayjs/locale/pl';
import 'dayjs/locale/pt-br';
import 'dayjs/locale/ro';
import 'dayjs/locale/ru';
import 'dayjs/locale/sk';
import 'dayjs/locale/sv';
import 'dayjs/locale/tr';
import 'dayjs/locale/uk';
import 'dayjs/locale/ur';
import 'dayjs/locale/vi';
import 'dayjs/locale/zh-cn';
import 'dayjs/locale/zh-hk';

export interface PickerLocale {
  /** The name of the translation in `@mui/x-date-pickers/locales`. */
  key: string;
  /** The name of the locale in Day.js. */
  code: string;
  name: string;
  rtl?: boolean;
}

/** The languages that the pickers are translated into. */
export const pickerLocales: readonly PickerLocale[] = [
  { key: 'beBY', code: 'be', name: 'Беларуская' },
  { key: 'caES', code: 'ca', name: 'Català' },
  { key: 'csCZ', code: 'cs', name: 'Čeština' },
  { key: 'daDK', code: 'da', name: 'Dansk' },
  { key: 'deDE', code: 'de', name: 'Deutsch' },
  { key: 'elGR', code: 'el', name: 'Ελληνικά' },
  { key: 'enUS', code: 'en', name: 'English (United States)' },
  { key: 'esES', code: 'es', name: 'Español' },
  { key: 'eu', code: 'eu', name: 'Euskara' },
  { key: 'faIR', code: 'fa', name: 'فارسی', rtl: true },
  { key: 'fiFI', code: 'fi', name: 'Suomi' },
  { key: 'frFR', code: 'fr', name: 'Français' },
  { key: 'heIL', code: 'he', name: 'עברית', rtl: true },
  { key: 'huHU', code: 'hu', name: 'Magyar' },
  { key: 'isIS', code: 'is', name: 'Íslenska' },
  { key: 'itIT', code: 'it', name: 'Italiano' },
  { key: 'jaJP', code: 'ja', name: '日本語' },
  { key: 'koKR', code: 'ko', name: '한국어' },
  { key: 'kzKZ', code: 'kk', name: 'Қазақша' },
  { key: 'mk', code: 'mk', name: 'Македонски' },
  { key: 'nbNO', code: 'nb', name: 'Norsk bokmål' },
  { key: 'nlNL', code: 'nl', name: 'Nederlands' },
  { key: 'plPL', code: 'pl', name: 'Polski' },
  { key: 'ptBR', code: 'pt-br', name: 'Português (Brasil)' },
  { key: 'roRO', code: 'ro', name: 'Română' },
  { key: 'ruRU', code: 'ru', name: 'Русский' },
  { key: 'skSK', code: 'sk', name: 'Slovenčina' },
  { key: 'svSE', code: 'sv', name: 'Svenska' },
  { key: 'trTR', code: 'tr', name: 'Türkçe' },
  { key: 'ukUA', code: 'uk', name: 'Українська' },
  { key: 'urPK', code: 'ur', name: 'اردو', rtl: true },
  { key: 'viVN', code: 'vi', name: 'Tiếng Việt' },
  { key: 'zhCN', code: 'zh-cn', name: '中文（简体）' },
  { key: 'zhHK', code: 'zh-hk', name: '中文（香港）' },
];
