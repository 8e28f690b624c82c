import type { Dayjs } from 'dayjs';
import deliveries from './deliveries';
import isDeliveryDay from './isDeliveryDay';
import { today } from './order';

/** The first day on which an order can arrive: only days on which it travels count. */
export default function toFirstDay(way: string): Dayjs {
  let left = deliveries.find(({ id }) => id === way)?.days ?? 1;
  let day = today;
  while (left > 0) {
    day = day.add(1, 'day');
    left -= isDeliveryDay(day, way) ? 1 : 0;
  }
  return day;
}
