import { orders } from './orders';
import type { Order } from './orders';

const DAY = 24 * 60 * 60 * 1000;

/** A year of orders: the shop's orders again and again, each time with later dates. */
export const manyOrders: Order[] = Array.from({ length: 1000 }, (_, index) => {
  const round = Math.floor(index / orders.length);
  const order = orders[index % orders.length]!;
  const later = (date: Date) => new Date(date.getTime() + round * 12 * DAY);
  return {
    ...order,
    id: 1041 + index,
    total: order.total + (order.quantity < 0 ? -round : round),
    ordered: later(order.ordered),
    shipped: order.shipped && later(order.shipped),
  };
});
