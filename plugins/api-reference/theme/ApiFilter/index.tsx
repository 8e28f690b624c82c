import type { KeyboardEvent, ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { RowFilter } from '../../client/useRowFilter';
import styles from './styles.module.css';

interface Props {
  /** What the field asks for: `Filter props`. */
  label: string;
  /** How many rows there are. */
  total: number;
  filter: RowFilter;
}

/** Finds rows by what they say, and tells how many it found. */
export default function ApiFilter({ label, total, filter }: Props): ReactNode {
  const { query, shown, setQuery } = filter;
  const clear = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && query) {
      event.preventDefault();
      setQuery('');
    }
  };
  const count =
    shown === null
      ? String(total)
      : translate(
          { id: 'site.api.count', message: '{shown} of {total}' },
          { shown: String(shown), total: String(total) },
        );
  return (
    <>
      <input
        type="search"
        className={styles.filter}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        value={query}
        data-no-print
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={clear}
      />
      <span className={styles.count} role="status">
        {count}
      </span>
    </>
  );
}
