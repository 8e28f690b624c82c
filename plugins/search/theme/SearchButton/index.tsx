import { useEffect, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { describeFailure } from '../../client/messages';
import { useSearchDialog } from '../../client/useSearchDialog';
import styles from './styles.module.css';

interface Props {
  /** Docusaurus draws navbar items a second time, in the drawer of small screens. */
  mobile?: boolean;
}

/** Where a slash is text. */
const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

const isSearchKey = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) =>
  ctrlKey || metaKey
    ? key.toLowerCase() === 'k'
    : key === '/' && !altKey && !(target as HTMLElement).closest?.(fields);

/** The button in the navbar that opens search, and its keyboard shortcuts; the code is loaded when it is wanted. */
export default function SearchButton({ mobile = false }: Props): ReactNode {
  const { Dialog, typed, failed, open, close, preload } = useSearchDialog();
  const isBrowser = useIsBrowser();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!mobile && !event.defaultPrevented && isSearchKey(event)) {
        event.preventDefault();
        document.getElementById('search-button')?.click();
      }
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [mobile]);
  const label = translate({ id: 'site.search.button', message: 'Search' });
  return (
    !mobile && (
      <div className={styles.root}>
        <button
          id="search-button"
          type="button"
          className={styles.button}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K /"
          onClick={open}
          onPointerEnter={preload}
        >
          <svg aria-hidden viewBox="0 0 20 20" width="20" height="20">
            <path d="m13 13 4 4M15 9A6 6 0 1 1 3 9a6 6 0 0 1 12 0Z" />
          </svg>
          <span className={styles.word}>{label}</span>
          <kbd aria-hidden className={styles.keys}>
            {isBrowser && navigator.platform.startsWith('Mac') ? '⌘ K' : 'Ctrl K'}
          </kbd>
        </button>
        {failed && (
          <p role="alert" className={styles.failure}>
            {describeFailure()}
          </p>
        )}
        {Dialog && <Dialog text={typed} onClose={close} />}
      </div>
    )
  );
}
