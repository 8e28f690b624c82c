/** Ejected from CodeBlock 3.10.2: draws HTML that was highlighted at build, with no highlighter. */
import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  /** Highlighted code, from the build. */
  html?: string;
  className?: string;
  metastring?: string;
  children?: ReactNode;
}

export default function CodeBlock({ html, className, metastring, children }: Props): ReactNode {
  const title = /\btitle="([^"]*)"/.exec(metastring ?? '')?.[1];
  return (
    <figure className={clsx(styles.block, className)}>
      {title && <figcaption className={styles.title}>{title}</figcaption>}
      <pre className={styles.code} dir="ltr" tabIndex={0}>
        {html === undefined ? (
          <code>{children}</code>
        ) : (
          <code dangerouslySetInnerHTML={{ __html: html }} />
        )}
      </pre>
    </figure>
  );
}
