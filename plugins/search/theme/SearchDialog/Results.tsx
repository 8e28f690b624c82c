import { translate } from '@docusaurus/Translate';
import { useHistory } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import type { MouseEvent, ReactNode } from 'react';
import PlanMark from '@theme/PlanMark';
import { toProductName } from '../../../../core/client/site';
import buttonStyles from '../../../../core/client/button.module.css';
import { readRecentSearches } from '../../client/recentSearches';
import type { ElsewhereResult, SearchOption } from '../../client/useResults';
import styles from './Results.module.css';

/** Lines under one heading. */
interface OptionGroup {
  label: string;
  /** Whether the heading is shown: the first line of a page says it already. */
  isTitled: boolean;
  options: readonly SearchOption[];
}

interface Props {
  id: string;
  groups: readonly OptionGroup[];
  /** The line that Enter opens, counted over all groups. */
  active: number;
  onChoose(): void;
}

function Line({ label, note, isApi, product, plan }: SearchOption): ReactNode {
  return (
    <>
      <span className={styles.title}>
        {label}
        {plan && <PlanMark plan={plan} />}
        <span className={styles.facts}>
          {[product && toProductName(product), isApi && 'API'].filter(Boolean).join(' · ')}
        </span>
      </span>
      {note && <span className={styles.note}>{note}</span>}
    </>
  );
}

/** What was found: pages with the places on them, then what their text has. */
export default function SearchOptions({ id, groups, active, onChoose }: Props): ReactNode {
  const history = useHistory();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const open = (event: MouseEvent, href: string) => {
    onChoose();
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      history.push(href);
    }
  };
  const starts = groups.map((_group, at) =>
    groups.slice(0, at).reduce((sum, { options }) => sum + options.length, 0),
  );
  return (
    <div
      id={id}
      role="listbox"
      className={styles.list}
      aria-label={translate({ id: 'site.search.results', message: 'Results' })}
    >
      {groups.map(({ label, isTitled, options }, at) => (
        <div key={`${label} ${options[0]?.path}`} role="group" aria-label={label}>
          {isTitled && (
            <p aria-hidden className={styles.heading}>
              {label}
            </p>
          )}
          {options.map((option, place) => {
            const number = (starts[at] ?? 0) + place;
            const href = `${baseUrl}${option.path.slice(1)}`;
            return (
              <a
                key={option.path}
                id={`${id}-${number}`}
                role="option"
                aria-selected={number === active}
                tabIndex={-1}
                href={href}
                className={clsx(styles.option, option.isPlace && styles.place)}
                onClick={(event) => open(event, href)}
              >
                <Line {...option} />
              </a>
            );
          })}
        </div>
      ))}
    </div>
  );
}

interface PropsSearchHints {
  /** What was typed, of which nothing was found; empty before that. */
  text: string;
  elsewhere: readonly ElsewhereResult[];
  onSearch(text: string): void;
}

/** What stands in the place of results: what was searched last, or what other versions have. */
export function SearchHints({ text, elsewhere, onSearch }: PropsSearchHints): ReactNode {
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
          <h3 className={styles.searchHintsTitle}>
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
          <h3 className={styles.searchHintsTitle}>
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
