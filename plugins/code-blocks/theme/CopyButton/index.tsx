import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useCopy } from '../../client';
import type { CopyState } from '../../client/useCopy';
import styles from './styles.module.css';

interface Props {
  /** Returns the text; asked for when the button is pressed. */
  getText(): string;
  /** How long the outcome shows, in ms. */
  resetAfter?: number;
  className?: string;
}

const labels: Record<CopyState, string> = {
  idle: 'Copy',
  copied: 'Copied',
  failed: 'Copy failed',
};

/** Copies text, and says whether that went well. */
export default function CopyButton({ getText, resetAfter = 2000, className }: Props): ReactNode {
  const { state, copy } = useCopy(resetAfter);
  return (
    <>
      <button
        type="button"
        className={clsx(styles.button, className)}
        data-state={state}
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
