import { orders } from './orders';
import type { Order } from './orders';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const START = new Date(2021, 5, 1).getTime();

/** An order with a price for one piece instead of a total. */
export interface PricedOrder extends Omit<Order, 'total'> {
  /** In euros. */
  price: number;
}

let state = 2025;

/** Returns numbers from 0 to 1 that look random, and are the same each time. */
const next = () => {
  state = (state * 1664525 + 1013904223) % 4294967296;
  return state / 4294967296;
};

const created: PricedOrder[] = [];

function createOrder(): PricedOrder[] {
  const [buyer, goods] = [next(), next()].map((part) => orders[Math.floor(part * orders.length)]);
  if (!buyer || !goods) {
    return [];
  }
  const luck = next();
  const pieces = 1 + Math.floor(next() ** 3 * 40);
  const ordered = START + created.length * 20 * MINUTE;
  const sent = luck < 0.8 ? new Date(ordered + (1 + Math.floor(next() * 6)) * DAY) : null;
  const status = luck < 0.04 ? 'returned' : sent ? 'shipped' : luck < 0.9 ? 'packed' : 'open';
  return [
    {
      id: 100_001 + created.length,
      customer: buyer.customer,
      country: buyer.country,
      product: goods.product,
      quantity: status === 'returned' ? -pieces : pieces,
      price: goods.total / goods.quantity,
      status,
      ordered: new Date(ordered),
      shipped: sent,
      paid: sent !== null || next() < 0.7,
      note: next() < 0.2 ? goods.note : null,
    },
  ];
}

/** The first orders of a shop that gets one every 20 minutes. Each is created once. */
export function firstOrders(count: number): PricedOrder[] {
  while (created.length < count) {
    created.push(...createOrder());
  }
  return created.slice(0, count);
}
