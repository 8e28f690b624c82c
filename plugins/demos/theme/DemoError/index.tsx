import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  name: string;
  error: Error;
  height?: number;
  onReset(): void;
}

/** Stands in the place of a demo that threw; the rest of the page works on. */
export default function DemoError({ name, error, height, onReset }: Props): ReactNode {
  return (
    <div className={styles.panel} style={{ minHeight: height }} role="alert">
      <p className={styles.title}>The demo {name} stopped</p>
      <pre className={styles.text} dir="ltr" tabIndex={0}>
        {error.message}
      </pre>
      <button type="button" className={styles.reset} onClick={onReset}>
        Reset demo
      </button>
    </div>
  );
}
