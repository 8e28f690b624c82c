import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

export type FreeSlots = Record<string, number>;

/** What the server would read from its database. */
export function readFreeSlots(month: Dayjs): FreeSlots {
  const free: FreeSlots = {};
  for (let date = 1; date <= month.daysInMonth(); date += 1) {
    const day = month.date(date);
    const isWeekend = day.day() === 0 || day.day() === 6;
    const slots = isWeekend ? 0 : (date * 7 + month.month()) % 5;
    if (slots > 0) free[day.format('YYYY-MM-DD')] = slots;
  }
  return free;
}

/** Answers after a while, unless another request is made first. */
export function fetchFreeSlots(month: Dayjs, signal: AbortSignal): Promise<FreeSlots> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(readFreeSlots(dayjs(month))), 800);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('Another month was opened', 'AbortError'));
    });
  });
}
