import * as React from 'react';
import type { HighlightItemData } from '@mui/x-charts/context';

/** Keeps the highlight of the item under the pointer, which this version clears in the next render. */
export function useKeptHighlight() {
  const [highlightedItem, setItem] = React.useState<HighlightItemData | null>(null);
  const onHighlightChange = React.useCallback((item: HighlightItemData | null) => {
    if (item !== null) {
      React.startTransition(() => setItem({ ...item }));
    }
  }, []);
  return { highlightedItem, onHighlightChange };
}
