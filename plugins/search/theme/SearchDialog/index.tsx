import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { usePluralForm } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import { toProductName, useSite } from '../../../../core/client/site';
import type { Product } from '../../../../core/types';
import { describeFailure } from '../../client/messages';
import { MAX_QUERY_LENGTH } from '../../client/query';
import { saveRecentSearch } from '../../client/recentSearches';
import { useActiveLine } from '../../client/useActiveLine';
import { useResults } from '../../client/useResults';
import { Hints, Options } from './Results';
import buttonStyles from '../../../../core/client/button.module.css';
import styles from './styles.module.css';

export interface Props {
  /** What is searched for at first. */
  text?: string;
  /** Called when it has closed, and the focus is where it was before. */
  onClose(): void;
}

/** Search: a field, and results that the arrow keys choose from while the focus stays in it. */
export default function SearchDialog({ text: first = '', onClose }: Props): ReactNode {
  const id = useId();
  const { version } = useSite();
  const { selectMessage } = usePluralForm();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(first.slice(0, MAX_QUERY_LENGTH));
  const [product, setProduct] = useState<Product>();
  const text = typed.trim();
  const { asked, isCurrent, groups, isEmpty, others, failed, textFailed, retry } = useResults(
    text,
    product,
  );
  const toId = (line: number) => `${id}-list-${line}`;
  const { active, count, move, open, reset } = useActiveLine(groups, isCurrent, toId);
  // While results may still come, a count of none would be announced.
  const isCounted = count > 0 || isEmpty;
  useEffect(() => {
    dialog.current?.showModal();
    field.current?.focus();
  }, []);
  const close = () => dialog.current?.close();
  const choose = useCallback(() => {
    if (asked) {
      saveRecentSearch(asked);
    }
    dialog.current?.close();
  }, [asked]);
  const search = (next: string) => {
    setTyped(next);
    reset();
  };
  const navigate = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && count > 0) {
      event.preventDefault();
      move(step);
    } else if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
      // Otherwise the field uses the first one to clear itself.
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      open();
    }
  };
  const title = translate(
    { id: 'site.search.title', message: 'Search {version}' },
    { version: version.label },
  );
  return (
    // A click beside the panel is one on the dialog itself.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={title}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div className={styles.panel}>
        <div className={styles.bar}>
          <input
            ref={field}
            type="search"
            role="combobox"
            className={styles.field}
            placeholder={title}
            aria-label={title}
            aria-autocomplete="list"
            aria-expanded={count > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={count > 0 ? toId(active) : undefined}
            autoComplete="off"
            spellCheck={false}
            maxLength={MAX_QUERY_LENGTH}
            value={typed}
            onChange={(event) => search(event.target.value)}
            onKeyDown={navigate}
          />
          <select
            className={styles.filter}
            aria-label={translate({ id: 'site.search.product', message: 'Product' })}
            value={product ?? ''}
            onChange={(event) => {
              setProduct(version.products.find((name) => name === event.target.value));
              reset();
            }}
          >
            <option value="">
              {translate({ id: 'site.search.allProducts', message: 'All products' })}
            </option>
            {version.products.map((name) => (
              <option key={name} value={name}>
                {toProductName(name)}
              </option>
            ))}
          </select>
          <button type="button" className={buttonStyles.button} onClick={close}>
            {translate({ id: 'site.search.close', message: 'Close' })}
          </button>
        </div>
        <div className={styles.results}>
          {failed && (
            <p role="alert" className={styles.failure}>
              {describeFailure()}{' '}
              <button type="button" className={buttonStyles.button} onClick={retry}>
                {translate({ id: 'site.search.retry', message: 'Try again' })}
              </button>
            </p>
          )}
          {(asked === '' || isEmpty) && <Hints text={asked} others={others} onSearch={search} />}
          <Options
            id={`${id}-list`}
            text={asked}
            groups={groups}
            active={active}
            onChoose={choose}
          />
          {textFailed && (
            <p className={styles.failure}>
              {translate({
                id: 'site.search.textFailed',
                message: 'Full-text search failed. Showing matches in titles and names only.',
              })}
            </p>
          )}
        </div>
        <p role="status" className={styles.status}>
          {asked
            ? isCounted &&
              selectMessage(
                count,
                translate(
                  { id: 'site.search.count', message: '1 result|{count} results' },
                  { count },
                ),
              )
            : translate({
                id: 'site.search.hint',
                message:
                  'Searches titles, headings, API names and full text. ↑ ↓ to navigate, Enter to open.',
              })}
        </p>
      </div>
    </dialog>
  );
}
