/** Sizes and times as the language of the page writes them. */
import i18n from '@generated/i18n';
import { formatSize } from '../../../core/formatSize';

const language = i18n.currentLocale;

export const toSizeText = (bytes: number): string => formatSize(bytes, language);

/** Returns the time of the day. */
export const toTimeText = (time: number): string =>
  new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(time);
