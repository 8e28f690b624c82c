import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';

const DAY = 24 * 60 * 60 * 1000;

/** Counts the days of a calendar that the browser knows and that has twelve months. */
function createCalendar(calendar: string) {
  const formatter = new Intl.DateTimeFormat(`en-u-ca-${calendar}-nu-latn`, {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const read = (day: number) => {
    const parts = formatter.formatToParts(day * DAY);
    const get = (type: string) => Number(parts.find((part) => part.type === type)?.value);
    return { year: get('year'), month: get('month') - 1, day: get('day') };
  };
  const starts = new Map<number, number>();
  /** `month` may be outside 0 to 11: months are counted through. */
  const startOfMonth = (year: number, month: number) => {
    const wanted = year * 12 + month;
    let day = starts.get(wanted) ?? 0;
    for (let found = read(day); found.year * 12 + found.month !== wanted || found.day !== 1;) {
      const months = wanted - found.year * 12 - found.month;
      // Aims at the middle of the month: a step of a mean month from there never skips one.
      day += months === 0 ? 1 - found.day : Math.round(months * 29.6) + 15 - found.day;
      found = read(day);
    }
    starts.set(wanted, day);
    return day;
  };
  return { read, startOfMonth };
}

/** An adapter for Day.js whose years, months, and days are those of another calendar. */
export function createIntlAdapter(calendar: string, language: string) {
  const { read, startOfMonth } = createCalendar(calendar);
  const nameOf = (width: 'long' | 'short') =>
    new Intl.DateTimeFormat(`${language}-u-ca-${calendar}`, { month: width, timeZone: 'UTC' });
  const names = { MMMM: nameOf('long'), MMM: nameOf('short') };

  const partsOf = (value: Dayjs) => read(Date.UTC(value.year(), value.month(), value.date()) / DAY);
  const daysIn = (year: number, month: number) =>
    startOfMonth(year, month + 1) - startOfMonth(year, month);
  /** The same time of another day; a day that the month doesn't have becomes its last one. */
  const move = (value: Dayjs, year: number, month: number, day: number) => {
    const start = startOfMonth(year, month);
    const date = new Date((start + Math.min(day, daysIn(year, month)) - 1) * DAY);
    return value
      .date(1)
      .year(date.getUTCFullYear())
      .month(date.getUTCMonth())
      .date(date.getUTCDate());
  };
  const addMonths = (value: Dayjs, amount: number) => {
    const { year, month, day } = partsOf(value);
    return move(value, year, month + amount, day);
  };

  return class AdapterIntl extends AdapterDayjs {
    override getYear = (value: Dayjs) => partsOf(value).year;
    override getMonth = (value: Dayjs) => partsOf(value).month;
    override getDate = (value: Dayjs) => partsOf(value).day;
    override getDaysInMonth = (value: Dayjs) => daysIn(partsOf(value).year, partsOf(value).month);

    override setYear = (value: Dayjs, year: number) =>
      move(value, year, partsOf(value).month, partsOf(value).day);
    override setMonth = (value: Dayjs, month: number) =>
      move(value, partsOf(value).year, month, partsOf(value).day);
    override setDate = (value: Dayjs, day: number) => value.add(day - partsOf(value).day, 'day');

    override addMonths = addMonths;
    override addYears = (value: Dayjs, amount: number) => addMonths(value, amount * 12);

    override startOfMonth = (value: Dayjs) => this.setDate(value, 1).startOf('day');
    override endOfMonth = (value: Dayjs) =>
      this.setDate(value, this.getDaysInMonth(value)).endOf('day');
    override startOfYear = (value: Dayjs) => move(value, partsOf(value).year, 0, 1).startOf('day');
    override endOfYear = (value: Dayjs) => this.endOfMonth(move(value, partsOf(value).year, 11, 1));

    override getYearRange = (start: Dayjs, end: Dayjs) => {
      const count = partsOf(end).year - partsOf(start).year + 1;
      const first = this.startOfYear(start);
      return Array.from({ length: count }, (_, index) => this.addYears(first, index));
    };
    override getWeekArray = (value: Dayjs) => {
      const inLocale = (day: Dayjs) => day.locale(this.getCurrentLocaleCode());
      const first = inLocale(this.startOfMonth(value)).startOf('week');
      const count = inLocale(this.endOfMonth(value)).endOf('week').diff(first, 'week') + 1;
      return Array.from({ length: count }, (_, week) =>
        Array.from({ length: 7 }, (__, day) => first.add(week * 7 + day, 'day')),
      );
    };

    override isSameYear = (a: Dayjs, b: Dayjs) => partsOf(a).year === partsOf(b).year;
    override isSameMonth = (a: Dayjs, b: Dayjs) =>
      this.isSameYear(a, b) && partsOf(a).month === partsOf(b).month;
    override isAfterYear = (a: Dayjs, b: Dayjs) => partsOf(a).year > partsOf(b).year;
    override isBeforeYear = (a: Dayjs, b: Dayjs) => partsOf(a).year < partsOf(b).year;

    override formatByString = (value: Dayjs, format: string) => {
      if (!value.isValid()) {
        return value.format(format);
      }
      const { year, month, day } = partsOf(value);
      const noon = Date.UTC(value.year(), value.month(), value.date(), 12);
      const two = (part: number) => String(part).padStart(2, '0');
      const texts: Record<string, string> = {
        YYYY: String(year).padStart(4, '0'),
        MMMM: names.MMMM.format(noon),
        MMM: names.MMM.format(noon),
        MM: two(month + 1),
        M: String(month + 1),
        DD: two(day),
        Do: String(day),
        D: String(day),
      };
      const rest = this.expandFormat(format).replace(/\[[^\]]*]|YYYY|M{1,4}|Do|D{1,2}/g, (token) =>
        token in texts ? `[${texts[token]}]` : token,
      );
      return value.locale(this.getCurrentLocaleCode()).format(rest);
    };
    override format: AdapterDayjs['format'] = (value, key) =>
      this.formatByString(value, this.formats[key]);

    /** Reads formats of `YYYY`, `MM`, and `DD`, which is what a date field needs. */
    override parse = (text: string, format: string) => {
      const tokens: string[] = format.match(/YYYY|MM|DD/g) ?? [];
      const numbers = text.match(/\d+/g)?.map(Number) ?? [];
      const get = (token: string) => numbers[tokens.indexOf(token)] ?? 1;
      const [year, month, day] = [get('YYYY'), get('MM') - 1, get('DD')];
      if (numbers.length !== tokens.length || month > 11 || day < 1 || day > daysIn(year, month)) {
        return dayjs(new Date(NaN));
      }
      return move(dayjs('2000-01-01T00:00:00'), year, month, day);
    };
  };
}
