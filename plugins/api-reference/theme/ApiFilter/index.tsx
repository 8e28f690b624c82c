import { useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { translate } from '@docusaurus/Translate';
import styles from './styles.module.css';

/** The longest text that names are filtered by: a page that is pasted would be looked for in every row. */
export const MAX_FILTER_LENGTH = 100;

export interface RowFilter {
  query: string;
  /** How many rows show; `null` while all do. */
  shown: number | null;
  setQuery(query: string): void;
}

const texts = new WeakMap<Element, string>();

/** Returns what a row is searched in: all that it says, but for what is beside the point. */
function toText(row: Element): string {
  const parts = [...row.childNodes].filter(
    (part) => !(part instanceof Element && part.hasAttribute('data-aside')),
  );
  const text =
    texts.get(row) ??
    parts
      .map((part) => part.textContent)
      .join('\n')
      .toLowerCase();
  texts.set(row, text);
  return text;
}

/** Shows the rows that have every word, and returns how many those are. */
function filterRows(root: Element, query: string): number {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const rows = [...root.querySelectorAll<HTMLElement>('[data-rows] > *')];
  for (const row of rows) {
    row.hidden = words.length > 0 && !words.every((word) => toText(row).includes(word));
  }
  const found = rows.filter((row) => !row.hidden);
  if (words.length > 0) {
    root.querySelectorAll('details').forEach((group) => {
      group.open = found.some((row) => group.contains(row));
    });
  }
  return found.length;
}

/**
 * Filters rows in the page itself: React may not know them.
 *
 * @param root the element that has the rows
 */
export function useRowFilter(root: RefObject<HTMLElement | null>): RowFilter {
  const [state, setState] = useState<Pick<RowFilter, 'query' | 'shown'>>({
    query: '',
    shown: null,
  });
  return {
    ...state,
    setQuery(query) {
      const count = root.current ? filterRows(root.current, query) : 0;
      setState({ query, shown: query.trim() ? count : null });
    },
  };
}

interface Props {
  /** What the field is for: `Filter props`. */
  label: string;
  /** How many rows there are. */
  total: number;
  filter: RowFilter;
}

/** A search field for rows, with the number of those it found. */
export default function ApiFilter({ label, total, filter }: Props): ReactNode {
  const { query, shown, setQuery } = filter;
  const clear = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && query) {
      event.preventDefault();
      setQuery('');
    }
  };
  return (
    <>
      <input
        type="search"
        className={styles.filter}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_FILTER_LENGTH}
        value={query}
        data-no-print
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={clear}
      />
      <span className={styles.count} role="status">
        {shown === null
          ? total
          : translate(
              { id: 'site.api.count', message: '{shown} of {total}' },
              { shown: String(shown), total: String(total) },
            )}
      </span>
    </>
  );
}
