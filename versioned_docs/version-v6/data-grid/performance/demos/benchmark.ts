import { flushSync } from 'react-dom';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

/** The shop's orders, repeated until there are `count`, each with its own id. */
export const makeOrders = (count: number): Order[] =>
  Array.from({ length: Math.ceil(count / orders.length) }, (_, round) =>
    orders.map((order, index) => ({ ...order, id: round * orders.length + index + 1 })),
  )
    .flat()
    .slice(0, count);

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
