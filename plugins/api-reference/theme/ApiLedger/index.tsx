import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { ApiSection } from '../../paths';
import styles from './styles.module.css';

interface Props {
  section: ApiSection;
  /** The rows. */
  children: ReactNode;
}

/** The rows of a section under the names of their columns, which only a table shows. */
export default function ApiLedger({ section, children }: Props): ReactNode {
  const name = translate({ id: 'site.api.name', message: 'Name' });
  const className = translate({ id: 'site.api.className', message: 'Class name' });
  const columns: Record<ApiSection, string[]> = {
    props: [
      name,
      translate({ id: 'site.api.type', message: 'Type' }),
      translate({ id: 'site.api.default', message: 'Default' }),
    ],
    slots: [
      name,
      className,
      translate({ id: 'site.api.defaultComponent', message: 'Default component' }),
    ],
    classes: [className, translate({ id: 'site.api.ruleName', message: 'Rule name' })],
  };
  return (
    <div className={styles.ledger}>
      {/* Each row says for itself what its cells are. */}
      <div className={styles.head} aria-hidden>
        {columns[section].map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      {/* Safari takes a list without markers for no list, unless it is told. */}
      {/* eslint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul role="list" className={styles.rows}>
        {children}
      </ul>
    </div>
  );
}
