import { useEffect, useRef, useState, type ReactNode } from 'react';
import CopyButton from '@theme/CopyButton';
import type { DemoModule } from '../../types';
import styles from './styles.module.css';

/**
 * The highlighted source of a demo. It is in the page's HTML and not in its JavaScript: React
 * keeps what was prerendered, and a page that was reached by a link brings it.
 */
export default function DemoSource({ demo }: { demo: DemoModule }): ReactNode {
  const code = useRef<HTMLElement>(null);
  const [html, setHtml] = useState(demo.sourceHtml ?? '');
  useEffect(() => {
    let gone = false;
    if (code.current?.childNodes.length === 0) {
      demo.loadSourceHtml().then(
        ({ default: loaded }) => !gone && setHtml(loaded),
        () => !gone && setHtml('// The code could not be loaded. Reload the page to try again.'),
      );
    }
    return () => {
      gone = true;
    };
  }, [demo]);
  return (
    <div className={styles.frame}>
      <details className={styles.source}>
        <summary className={styles.summary}>
          <span className={styles.closed}>Show code</span>
          <span className={styles.opened}>Hide code</span>
        </summary>
        <pre className={styles.code} dir="ltr" tabIndex={0}>
          <code ref={code} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
        </pre>
      </details>
      <CopyButton
        className={styles.copy}
        resetAfter={1200}
        getText={() => code.current?.textContent ?? ''}
      />
    </div>
  );
}
