import { orders } from './orders';
import type { Order } from './orders';

const DAY = 24 * 60 * 60 * 1000;

/** Returns the shop's orders as they come in again, twelve days later each time. */
const repeat = (round: number): Order[] =>
  orders.map((order, index) => {
    const later = (date: Date) => new Date(date.getTime() + round * 12 * DAY);
    return {
      ...order,
      id: 1041 + round * orders.length + index,
      total: order.total + (order.quantity < 0 ? -round : round),
      ordered: later(order.ordered),
      shipped: order.shipped && later(order.shipped),
    };
  });

/** A year of orders. */
export const manyOrders: Order[] = Array.from({ length: 32 }, (_, round) => repeat(round))
  .flat()
  .slice(0, 1000);
