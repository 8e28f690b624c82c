import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { SearchHints } from './Results';
import SearchOptions from './Results';
import { keepRecentSearch } from '../../client/recentSearches';
import { useResults } from '../../client/useResults';
import buttonStyles from '../../../../core/client/button.module.css';
import { toProductName, useSite } from '../../../../core/client/site';
import type { Product } from '../../../../core/types';
import styles from './styles.module.css';

export interface Props {
  /** What is searched at first. */
  text?: string;
  /** Called when it closes, by whatever means; the focus is where it was before. */
  onClose(): void;
}

/** Search: a field whose results can be walked through without leaving it. */
export default function SearchDialog({ text: first = '', onClose }: Props): ReactNode {
  const id = useId();
  const { version } = useSite();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(first);
  const [product, setProduct] = useState<Product>();
  const [active, setActive] = useState(0);
  const text = typed.trim();
  const { groups, isEmpty, elsewhere, failed, textFailed, retry } = useResults(text, product);
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const toId = (number: number) => `${id}-list-${number}`;
  useEffect(() => {
    dialog.current?.showModal();
    field.current?.focus();
  }, []);
  const close = () => dialog.current?.close();
  const search = (next: string) => {
    setTyped(next);
    setActive(0);
  };
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && count > 0) {
      event.preventDefault();
      const next = (active + step + count) % count;
      setActive(next);
      document.getElementById(toId(next))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      document.getElementById(toId(active))?.click();
    }
  };
  const title = translate(
    { id: 'site.search.title', message: 'Search {version}' },
    { version: version.label },
  );
  return (
    // A click on what lies around the panel is one on the dialog itself.
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
            value={typed}
            onChange={(event) => search(event.target.value)}
            onKeyDown={walk}
          />
          <select
            className={styles.filter}
            aria-label={translate({ id: 'site.search.product', message: 'Product' })}
            value={product ?? ''}
            onChange={(event) => {
              setProduct(version.products.find((name) => name === event.target.value));
              setActive(0);
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
              {translate({
                id: 'site.search.failed',
                message: 'Search could not be loaded. Check the connection and try again.',
              })}{' '}
              <button type="button" className={buttonStyles.button} onClick={retry}>
                {translate({ id: 'site.search.retry', message: 'Try again' })}
              </button>
            </p>
          )}
          {(text === '' || isEmpty) && (
            <SearchHints text={text} elsewhere={elsewhere} onSearch={search} />
          )}
          <SearchOptions
            id={`${id}-list`}
            groups={groups}
            active={active}
            onChoose={() => {
              if (text) {
                keepRecentSearch(text);
              }
              close();
            }}
          />
          {textFailed && (
            <p className={styles.failure}>
              {translate({
                id: 'site.search.textFailed',
                message: 'The text of pages could not be searched, only titles and names.',
              })}
            </p>
          )}
        </div>
        <p role="status" className={styles.status}>
          {text
            ? translate({ id: 'site.search.count', message: 'Results: {count}' }, { count })
            : translate({
                id: 'site.search.hint',
                message:
                  'Finds titles, headings, the names of the API and the text of all pages. ↑ ↓ choose, Enter opens.',
              })}
        </p>
      </div>
    </dialog>
  );
}
