import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { decodeText } from '../../../../core/escapes';
import { usePage } from '../../../navigation/client';
import { describeFailure } from '../../client/messages';
import { useSearchDialog } from '../../client/useSearchDialog';
import buttonStyles from '../../../../core/client/button.module.css';
import styles from './styles.module.css';

/** Longest text on the button, in characters. */
const MAX_LENGTH = 60;

/** Returns the words of a path: `/react-charts/sorthing` → `react charts sorthing`. */
function toWords(slug: string): string {
  return decodeText(slug)
    .replace(/\.html?$/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')
    .trim()
    .slice(0, MAX_LENGTH);
}

/** On a page that doesn't exist, opens search with the words of its address. */
export default function SearchPathButton(): ReactNode {
  const { slug } = usePage();
  const { Dialog, typed, failed, open, close, preload } = useSearchDialog();
  // One file is served for every such address: it knows the words only in the browser.
  const words = useIsBrowser() ? toWords(slug) : '';
  return (
    <div className={styles.root} data-no-print>
      <button
        type="button"
        className={buttonStyles.button}
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={preload}
      >
        {words
          ? translate({ id: 'site.notFound.search', message: 'Search for “{words}”' }, { words })
          : translate({ id: 'site.search.button', message: 'Search' })}
      </button>
      {failed && <p role="alert">{describeFailure()}</p>}
      {Dialog && <Dialog text={words + typed} onClose={close} />}
    </div>
  );
}
