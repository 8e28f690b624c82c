import dayjs from 'dayjs';
import isDeliveryDay from './isDeliveryDay';
import type { Order, Problems } from './order';
import toFirstDay from './toFirstDay';

/** How many days ahead a day can be chosen. */
export const daysAhead = 30;

/** Says what is wrong with the day of a delivery. */
export default function checkDelivery({
  way,
  day,
}: Order['delivery']): Problems<Order['delivery']> {
  const first = toFirstDay(way);
  const chosen = dayjs(day);
  if (!day || !chosen.isValid()) {
    return { day: 'Choose a day.' };
  }
  if (chosen.isBefore(first, 'day')) {
    return { day: `The first day for this is ${first.format('dddd, MMMM D')}.` };
  }
  if (chosen.isAfter(first.add(daysAhead, 'day'), 'day')) {
    return { day: `We keep pots for ${daysAhead} days at most.` };
  }
  return isDeliveryDay(chosen, way) ? {} : { day: 'Nothing travels on that day. Choose another.' };
}
