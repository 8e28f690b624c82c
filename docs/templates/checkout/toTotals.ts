import deliveries from './deliveries';
import type { Order } from './order';
import products from './products';

/** Adds up an order: what it holds, what its way costs, and both. */
export default function toTotals({ delivery }: Order) {
  const goods = products.reduce((sum, { price, count }) => sum + price * count, 0);
  const way = deliveries.find(({ id }) => id === delivery.way)?.price ?? 0;
  return { goods, way, total: goods + way };
}
