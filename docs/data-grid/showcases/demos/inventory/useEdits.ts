import * as React from 'react';
import type { GridApiPremium } from '@mui/x-data-grid-premium';
import type { Item } from './Item';

const editedFields = ['name', 'category', 'stock', 'reorderAt', 'price'] as const;

interface Edits {
  /** How many edits can be undone. */
  count: number;
  /** What happened last, in a sentence. */
  message: string;
  /** Takes an edit that the grid is about to make: its `processRowUpdate`. */
  save(next: Item, previous: Item): Item;
  /** Puts the row of the last edit back. */
  undo(): void;
  /** Forgets all edits. */
  forget(): void;
}

/** Keeps the rows as they were before each edit. */
export function useEdits(apiRef: React.RefObject<GridApiPremium | null>): Edits {
  const [rows, setRows] = React.useState<readonly Item[]>([]);
  const [message, setMessage] = React.useState('');
  return {
    count: rows.length,
    message,
    save(next, previous) {
      if (editedFields.every((field) => next[field] === previous[field])) {
        return previous;
      }
      setRows((known) => [...known, previous]);
      setMessage(`${next.name} is saved.`);
      return next;
    },
    undo() {
      const last = rows.at(-1);
      if (last) {
        apiRef.current?.updateRows([last]);
        setRows(rows.slice(0, -1));
        setMessage(`${last.name} is as it was before.`);
      }
    },
    forget() {
      setRows([]);
      setMessage('');
    },
  };
}
