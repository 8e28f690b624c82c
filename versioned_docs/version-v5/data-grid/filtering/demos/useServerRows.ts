import * as React from 'react';
import { orders } from '../../data/orders';
import type { Order } from '../../data/orders';
import type { Query } from '../../data/query';
import { createServer } from '../../data/server';

const server = createServer(orders);

interface Answer {
  to: Query | null;
  rows: Order[];
  total: number;
}

/** Loads the rows for a query. Pass a memoized query: each new one is a request. */
export function useServerRows(query: Query) {
  const [answer, setAnswer] = React.useState<Answer>({ to: null, rows: [], total: 0 });

  React.useEffect(() => {
    const controller = new AbortController();
    server.list(query, controller.signal).then(
      ({ rows, total }) => setAnswer({ to: query, rows, total }),
      () => {},
    );
    // A newer query stops this request, so its answer can't come last.
    return () => controller.abort();
  }, [query]);

  return { rows: answer.rows, total: answer.total, loading: answer.to !== query };
}

/** The countries of all orders, for the options of a select. */
export async function loadCountries(): Promise<string[]> {
  const { rows } = await server.groups({ groupFields: ['country'] });
  return rows.map(({ country }) => String(country)).sort();
}
