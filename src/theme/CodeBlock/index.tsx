/** Ejected from CodeBlock 3.10.2: shows HTML that was highlighted at build, without a highlighter. */
import clsx from 'clsx';
import { useId, useMemo, useRef, type ReactNode } from 'react';
import CopyButton from '@theme/CopyButton';
import styles from './styles.module.css';

interface Props {
  /** Highlighted at build. */
  html?: string;
  className?: string;
  metastring?: string;
  children?: ReactNode;
}

export default function CodeBlock({ html, className, metastring, children }: Props): ReactNode {
  const code = useRef<HTMLElement>(null);
  const copyId = useId();
  // The same object for the same code: React would parse the HTML again for another one.
  const content = useMemo(() => ({ __html: html ?? '' }), [html]);
  const title = /\btitle="([^"]*)"/.exec(metastring ?? '')?.[1];
  return (
    <figure className={clsx(styles.block, className)} data-copied-by={copyId}>
      {title && <figcaption className={styles.title}>{title}</figcaption>}
      <pre className={styles.code} dir="ltr" tabIndex={0}>
        {html === undefined ? (
          <code ref={code}>{children}</code>
        ) : (
          <code ref={code} dangerouslySetInnerHTML={content} />
        )}
      </pre>
      <CopyButton
        id={copyId}
        className={styles.copy}
        getText={() => code.current?.textContent ?? ''}
      />
    </figure>
  );
}
