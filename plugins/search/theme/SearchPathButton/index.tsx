import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { usePage } from '../../../navigation/client';
import { useSearchDialog } from '../../client/useSearchDialog';
import buttonStyles from '../../../../core/client/button.module.css';
import styles from './styles.module.css';

/** Opens search with the words of an address that leads to no page. */
export default function SearchPathButton(): ReactNode {
  const { slug } = usePage();
  const { Dialog, failed, open, close, preload } = useSearchDialog();
  return (
    <div className={styles.root} data-no-print>
      <button
        type="button"
        className={buttonStyles.button}
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={preload}
      >
        {translate({ id: 'site.notFound.search', message: 'Search for the words of the address' })}
      </button>
      {failed && (
        <p role="alert">
          {translate({
            id: 'site.search.failed',
            message: 'Search could not be loaded. Check the connection and try again.',
          })}
        </p>
      )}
      {Dialog && <Dialog text={toPathWords(slug)} onClose={close} />}
    </div>
  );
}

/** Returns the words of a path, as they are searched: `/react-charts/sorthing` → `react charts sorthing`. */
export function toPathWords(slug: string): string {
  let text = slug;
  try {
    text = decodeURIComponent(slug);
  } catch {
    // No text in it: its letters may tell something all the same.
  }
  return text
    .replace(/\.html?$/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')
    .trim();
}
