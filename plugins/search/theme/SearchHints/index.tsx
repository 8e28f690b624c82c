import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { readRecentSearches } from '../../client/recentSearches';
import type { ElsewhereResult } from '../../client/useElsewhere';
import buttonStyles from '../../../../core/client/button.module.css';
import styles from './styles.module.css';

interface Props {
  /** What was typed, of which nothing was found; empty before that. */
  text: string;
  elsewhere: readonly ElsewhereResult[];
  onSearch(text: string): void;
}

/** What stands in the place of results: what was searched last, or what other versions have. */
export default function SearchHints({ text, elsewhere, onSearch }: Props): ReactNode {
  const recent = text ? [] : readRecentSearches();
  return (
    <div className={styles.root}>
      {text && (
        <p>
          {translate(
            { id: 'site.search.none', message: 'Nothing found for “{text}” in this version.' },
            { text },
          )}
        </p>
      )}
      {recent.length > 0 && (
        <>
          <h3 className={styles.title}>
            {translate({ id: 'site.search.recent', message: 'Recent searches' })}
          </h3>
          <div className={styles.recent}>
            {recent.map((item) => (
              <button
                key={item}
                type="button"
                className={buttonStyles.button}
                onClick={() => onSearch(item)}
              >
                {item}
              </button>
            ))}
          </div>
        </>
      )}
      {elsewhere.length > 0 && (
        <>
          <h3 className={styles.title}>
            {translate({ id: 'site.search.elsewhere', message: 'In other versions' })}
          </h3>
          <ul className={styles.elsewhere}>
            {elsewhere.map(({ label, title, href }) => (
              <li key={href}>
                <a href={href}>{`${label}: ${title}`}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
