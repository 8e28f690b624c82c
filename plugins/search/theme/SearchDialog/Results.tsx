import { memo, useMemo, type MouseEvent, type ReactNode } from 'react';
import { useHistory } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import PlanMark from '@theme/PlanMark';
import { toProductName } from '../../../../core/client/site';
import { parseQuery, splitMatches } from '../../client/query';
import { readRecentSearches } from '../../client/recentSearches';
import type { OptionGroup, OtherResult, SearchOption } from '../../client/useResults';
import buttonStyles from '../../../../core/client/button.module.css';
import styles from './Results.module.css';

interface OptionsProps {
  id: string;
  /** What was typed. */
  text: string;
  groups: readonly OptionGroup[];
  /** The line that Enter opens, counted over all groups. */
  active: number;
  onChoose(): void;
}

/** A text with the words that were typed marked in it. */
function Marked({ text, words }: { text: string; words: readonly string[] }): ReactNode {
  return splitMatches(text, words).map((part, place) =>
    // Every second part is a match.
    place % 2 === 1 ? <mark key={place}>{part}</mark> : part,
  );
}

interface LineProps extends SearchOption {
  words: readonly string[];
}

const Line = memo(function Line(props: LineProps): ReactNode {
  const { label, note, isApi, product, plan, words } = props;
  return (
    <>
      <span className={styles.title}>
        {/* Titles may be English where the page is read from right to left. */}
        <span dir="auto">
          <Marked text={label} words={words} />
        </span>
        {plan && <PlanMark plan={plan} />}
        <span className={styles.facts}>
          {[product && toProductName(product), isApi && 'API'].filter(Boolean).join(' · ')}
        </span>
      </span>
      {note && (
        <span className={styles.note} dir="auto">
          <Marked text={note} words={words} />
        </span>
      )}
    </>
  );
});

/** What was found: pages with the places on them, then the full text. Not drawn again while the user types. */
export const Options = memo(function Options(props: OptionsProps): ReactNode {
  const { id, text, groups, active, onChoose } = props;
  const history = useHistory();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const open = (event: MouseEvent, href: string) => {
    onChoose();
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      history.push(href);
    }
  };
  const words = useMemo(() => parseQuery(text).words.map((word) => word.text), [text]);
  const all = groups.flatMap(({ options }) => options);
  return (
    <div
      id={id}
      role="listbox"
      className={styles.list}
      aria-label={translate({ id: 'site.search.results', message: 'Results' })}
    >
      {groups.map(({ label, isTitled, options }) => (
        <div key={`${label} ${options[0]?.path}`} role="group" aria-label={label}>
          {isTitled && (
            <p aria-hidden className={styles.heading}>
              {label}
            </p>
          )}
          {options.map((option) => {
            const number = all.indexOf(option);
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
                <Line {...option} words={words} />
              </a>
            );
          })}
        </div>
      ))}
    </div>
  );
});

interface HintsProps {
  /** What was typed and found nothing; empty before that. */
  text: string;
  others: readonly OtherResult[];
  onSearch(text: string): void;
}

/** What is shown in place of results: recent searches, or what other versions have. */
export function Hints({ text, others, onSearch }: HintsProps): ReactNode {
  const recent = text ? [] : readRecentSearches();
  return (
    <div className={styles.hints}>
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
          <h3 className={styles.hintsTitle}>
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
      {others.length > 0 && (
        <>
          <h3 className={styles.hintsTitle}>
            {translate({ id: 'site.search.elsewhere', message: 'In other versions' })}
          </h3>
          <ul className={styles.others}>
            {others.map(({ label, title, href }) => (
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
