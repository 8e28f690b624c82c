import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { useCopy } from '../../client';
import styles from './styles.module.css';

interface Props {
  label: string;
  disabled?: boolean;
  /** Called when the button is pressed. */
  getText(): string;
}

/** A button with a label that copies text, and says whether that worked. */
export default function CopyTextButton({ label, disabled, getText }: Props): ReactNode {
  const { state, copy } = useCopy(2000);
  const outcomes = {
    idle: '',
    copied: translate({ id: 'site.copy.copied', message: 'Copied' }),
    failed: translate({ id: 'site.copy.failed', message: 'Copy failed' }),
  };
  return (
    <>
      <button
        type="button"
        className={styles.button}
        data-state={state}
        disabled={disabled}
        onClick={() => copy(getText())}
      >
        {/* The longer text stays, invisible, so the button keeps its width. */}
        <span className={styles.label}>{label}</span>
        <span className={styles.outcome} aria-hidden>
          {outcomes[state]}
        </span>
      </button>
      <span className="visually-hidden" role="status">
        {outcomes[state]}
      </span>
    </>
  );
}
