import type { Dayjs } from 'dayjs';

/** Pots travel on working days, and can be fetched on a Saturday. */
export default function isDeliveryDay(day: Dayjs, way: string): boolean {
  return day.day() !== 0 && (day.day() !== 6 || way === 'fetch');
}
