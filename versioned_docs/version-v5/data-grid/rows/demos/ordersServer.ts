import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';

/** Stands for a request: all orders as new objects, with packed orders shipped. */
export async function loadOrders(): Promise<Order[]> {
  await new Promise((resolve) => {
    setTimeout(resolve, 600);
  });
  return orders.map((order) => ({
    ...order,
    status: order.status === 'packed' ? 'shipped' : order.status,
  }));
}
