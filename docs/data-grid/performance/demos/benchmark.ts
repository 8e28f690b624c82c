import { flushSync } from 'react-dom';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

/** The shop's orders, repeated until there are `count`, each with an id of its own. */
export const makeOrders = (count: number): Order[] =>
  Array.from({ length: count }, (_, index) => ({
    ...orders[index % orders.length],
    id: index + 1,
  }));

/** Milliseconds from a change until the browser has painted it. */
export function measure(change: () => void): Promise<number> {
  return new Promise((resolve) => {
    const start = performance.now();
    flushSync(change);
    requestAnimationFrame(() => {
      setTimeout(() => resolve(Math.round(performance.now() - start)));
    });
  });
}
