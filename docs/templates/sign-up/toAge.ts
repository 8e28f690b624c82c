import dayjs from 'dayjs';
import { today } from './member';

/** From this age on a member signs alone. */
export const adultAge = 16;

/** The age in full years; nothing without a date. */
export default function toAge(birth: string): number | undefined {
  return birth ? today.diff(dayjs(birth), 'year') : undefined;
}
