import type { KeyboardEvent, ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { LedgerView } from '../../client/ledgerView';
import type { RowFilter } from '../../client/useRowFilter';
import type { ApiSection } from '../../toRowId';
import ApiViewMenu from '../ApiViewMenu';
import styles from './styles.module.css';

interface Props {
  section: ApiSection;
  /** What the section is called. */
  title: string;
  /** How many rows it has. */
  total: number;
  filter: RowFilter;
  view: LedgerView;
  onChooseView(view: LedgerView): void;
}

/** Above the rows: finds them by what they say, and arranges them. */
export default function ApiToolbar(props: Props): ReactNode {
  const { section, title, total, filter, view, onChooseView } = props;
  const { query, shown, setQuery } = filter;
  const label = translate(
    { id: 'site.api.filter', message: 'Filter {section}' },
    { section: title },
  );
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
    <div className={styles.toolbar}>
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
      <ApiViewMenu section={section} view={view} onChoose={onChooseView} />
    </div>
  );
}
