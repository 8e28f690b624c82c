import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import styles from './styles.module.css';

interface Props {
  /** What of a thing is different. */
  label: string;
  from: ReactNode;
  to: ReactNode;
  note?: string;
}

/** What was and what is, in words for those who do not see the arrow. */
export default function ApiComparisonStep({ label, from, to, note }: Props): ReactNode {
  return (
    <div className={styles.step}>
      <span className={styles.label}>{label}</span> <del>{from}</del>{' '}
      <span className={styles.to}>
        <span className={styles.arrow} aria-hidden>
          →
        </span>
        <span className="visually-hidden">
          {translate({ id: 'site.apiComparison.becomes', message: 'becomes' })}
        </span>{' '}
        <ins>{to}</ins>
      </span>{' '}
      {note && <span className={styles.note}>{note}</span>}
    </div>
  );
}
