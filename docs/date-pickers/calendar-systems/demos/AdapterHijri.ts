import './momentHijri';
import type { Moment } from 'moment';
import { AdapterMomentHijri } from '@mui/x-date-pickers/AdapterMomentHijri';

/** Writes ١٤٤٦ as 1446. */
const toLatin = (text: string) =>
  text.replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660));

const typedYear = { sectionType: 'year', contentType: 'digit', maxLength: 4 } as const;

/** AdapterMomentHijri that compares Hijri months and works in fields. */
export class AdapterHijri extends AdapterMomentHijri {
  constructor(options?: ConstructorParameters<typeof AdapterMomentHijri>[0]) {
    super(options);
    const monthOf = (value: Moment) => this.getYear(value) * 12 + this.getMonth(value);
    this.isSameYear = (a, b) => this.getYear(a) === this.getYear(b);
    this.isSameMonth = (a, b) => monthOf(a) === monthOf(b);
    this.isAfterYear = (a, b) => this.getYear(a) > this.getYear(b);
    this.isBeforeYear = (a, b) => this.getYear(a) < this.getYear(b);
    this.getDaysInMonth = (value) => this.getDate(this.endOfMonth(value));
    this.formats = { ...this.formats, fullDate: 'dddd iD iMMMM iYYYY', ...options?.formats };

    // A field can't read Arabic numerals, and users couldn't type the year.
    const { formatByString } = this;
    this.formatByString = (value, format) => toLatin(formatByString(value, format));
    this.formatNumber = (number) => number;
    this.formatTokenMap = { ...this.formatTokenMap, iYYYY: typedYear };
  }
}
