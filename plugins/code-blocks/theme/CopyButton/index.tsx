import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import { useCopy } from '../../client';
import styles from './styles.module.css';

interface Props {
  /** What the block of code names as its button, for the key that copies. */
  id?: string;
  /** Returns the text; asked for when the button is pressed. */
  getText(): string;
  /** How long the outcome shows, in ms. */
  resetAfter?: number;
  className?: string;
}

/** Copies text, and says whether that went well. */
export default function CopyButton({
  id,
  getText,
  resetAfter = 2000,
  className,
}: Props): ReactNode {
  const { state, copy } = useCopy(resetAfter);
  const labels = {
    idle: translate({ id: 'site.copy.idle', message: 'Copy' }),
    copied: translate({ id: 'site.copy.copied', message: 'Copied' }),
    failed: translate({ id: 'site.copy.failed', message: 'Copy failed' }),
  };
  return (
    <>
      <button
        id={id}
        type="button"
        className={clsx(styles.button, className)}
        title={translate({ id: 'site.copy.title', message: 'Copy the code (Ctrl or Cmd + C)' })}
        aria-keyshortcuts="Control+C Meta+C"
        data-state={state}
        data-ga-event-category="code"
        data-ga-event-action="copy-click"
        data-no-print
        onClick={() => copy(getText())}
      >
        {labels[state]}
      </button>
      <span className="visually-hidden" role="status">
        {state === 'idle' ? '' : labels[state]}
      </span>
    </>
  );
}
