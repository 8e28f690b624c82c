import { TZDate } from '@date-fns/tz';
import { parse, parseISO } from 'date-fns';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import type { DateBuilderReturnType, PickersTimezone } from '@mui/x-date-pickers/models';

/** Returns a function that shows a moment in a zone: what date-fns calls a context. */
const inZone = (timezone: PickersTimezone) => (value: Date | number | string) =>
  timezone === 'default' || timezone === 'system'
    ? new Date(value)
    : new TZDate(+new Date(value), timezone);

/** AdapterDateFns with the `timezone` prop: a value that isn't in the device's zone is a TZDate. */
export class AdapterZones extends AdapterDateFns {
  override isTimezoneCompatible = true;

  override getTimezone = (value?: Date | null) =>
    (value instanceof TZDate && value.timeZone) || 'system';

  override setTimezone = (value: Date, timezone: PickersTimezone = 'default') =>
    inZone(timezone)(value);

  override date = <T extends string | null | undefined>(
    value?: T,
    timezone: PickersTimezone = 'default',
  ) => {
    const read = () =>
      typeof value === 'string'
        ? parseISO(value, { in: inZone(timezone) })
        : inZone(timezone)(Date.now());
    return (value === null ? null : read()) as DateBuilderReturnType<T>;
  };

  /** Reads a field in UTC, where every time exists: the picker takes only the numbers from it. */
  override parse = (text: string, format: string) => {
    if (text === '') {
      return null;
    }
    const date = parse(text, format, inZone('UTC')(Date.now()), { locale: this.locale });
    // The year is still being typed. Offsets of the year 2 have seconds, which would stay.
    return date.getFullYear() < 1000 ? this.getInvalidDate() : date;
  };
}
