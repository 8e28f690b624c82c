import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useCopy } from '../../../code-blocks/client';
import styles from './styles.module.css';

interface Props {
  /** What is copied, as the button says it. */
  label: string;
  disabled?: boolean;
  /** Returns the text; asked for when the button is pressed. */
  getText(): string;
}

/** Copies something of a comparison, and says whether that went well. */
export default function ApiComparisonCopy({ label, disabled, getText }: Props): ReactNode {
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
        {/* The longer text holds the room: the button does not change its width. */}
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
