import { QueryClient } from '@tanstack/react-query';
import { orders } from '../../../data/orders';
import { createServer } from '../../../data/server';

export const server = createServer(orders, {
  check: (order) => (order.quantity === 0 ? 'An order needs a quantity.' : null),
});

/** Answers are fresh for a minute, and a failed request is retried once, after a second. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 60_000, retry: 1 } },
});
