import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import { validateDate } from '@mui/x-date-pickers/validation';

export const visitLimits = {
  minDate: dayjs('2025-04-14'),
  maxDate: dayjs('2025-06-27'),
  shouldDisableDate: (day: Dayjs) => day.day() === 0,
};

const messages: Partial<Record<NonNullable<DateValidationError>, string>> = {
  minDate: 'The first free day is April 14',
  maxDate: 'Book until June 27',
  shouldDisableDate: 'Closed on Sundays',
};

const utils = new AdapterDayjs();
const defaultDates = { minDate: dayjs('1900-01-01'), maxDate: dayjs('2099-12-31') };
const adapter = { utils, defaultDates, localeText: undefined };

export function visitProblem(value: Dayjs | null) {
  if (value === null) {
    return 'Choose a day';
  }
  const props = { disablePast: false, disableFuture: false, ...visitLimits };
  const reason = validateDate({ adapter, timezone: 'default', value, props });
  return reason && (messages[reason] ?? 'Enter a complete date');
}
