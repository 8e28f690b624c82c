import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useCopy } from '../../client';
import styles from './styles.module.css';

interface Props {
  /** The code block's `data-copied-by`, for the keyboard shortcut. */
  id?: string;
  /** Called when the button is pressed. */
  getText(): string;
  className?: string;
}

/** Copies text and shows the outcome. */
export default function CopyButton({ id, getText, className }: Props): ReactNode {
  const { state, copy } = useCopy(2000);
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
        title={translate({ id: 'site.copy.title', message: 'Copy code (Ctrl or Cmd + C)' })}
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
