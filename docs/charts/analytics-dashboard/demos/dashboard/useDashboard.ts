import * as React from 'react';
import type { Filter } from './ferries';
import { toFigures } from './toFigures';

/** How long the answer of a server takes here, in ms. */
const delay = 500;

/** The filter, the figures for it, and the month and the line that all charts stress together. */
export function useDashboard() {
  const [filter, setFilter] = React.useState<Filter>({ period: 'year', ferry: 'all' });
  const [loaded, setLoaded] = React.useState(filter);
  const [month, setMonth] = React.useState<number | null>(null);
  const [ferry, setFerry] = React.useState<string | null>(null);
  const loading = filter !== loaded;
  React.useEffect(() => {
    if (!loading) {
      return undefined;
    }
    const timer = setTimeout(() => setLoaded(filter), delay);
    return () => clearTimeout(timer);
  }, [filter, loading]);
  const figures = React.useMemo(() => toFigures(loaded), [loaded]);
  return {
    filter,
    figures,
    loading,
    month,
    ferry,
    setMonth,
    setFerry,
    change: (part: Partial<Filter>) => {
      setFilter({ ...filter, ...part });
      setMonth(null);
      setFerry(null);
    },
  };
}

export type Dashboard = ReturnType<typeof useDashboard>;
