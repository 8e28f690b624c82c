import * as React from 'react';
import type { Filter } from './branches';
import { toFigures } from './toFigures';

/** How long the answer of a server takes here, in ms. */
const delay = 500;

/** The filter, the figures for it, and the month and the branch that all charts highlight together. */
export function useDashboard() {
  const [filter, setFilter] = React.useState<Filter>({ period: 'year', branch: 'all' });
  const [loaded, setLoaded] = React.useState(filter);
  const [month, setMonth] = React.useState<number | null>(null);
  const [branch, setBranch] = React.useState<string | null>(null);
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
    branch,
    setMonth,
    setBranch,
    change: (part: Partial<Filter>) => {
      setFilter({ ...filter, ...part });
      setMonth(null);
      setBranch(null);
    },
  };
}

export type Dashboard = ReturnType<typeof useDashboard>;
