import { useMemo, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import clsx from 'clsx';
import type { CodeVariant } from '../../../preferences/types';
import styles from './styles.module.css';

interface Props {
  ref?: Ref<HTMLPreElement>;
  /** Shows only to who reads code in this language; absent: to all. */
  variant?: CodeVariant;
  /** Highlighted code. In the browser it is empty while the page's HTML has it: React keeps that. */
  html: string;
  /** Id of the button that copies the code. */
  copyId: string;
  className?: string;
  /** What stands beside the lines. */
  children?: ReactNode;
  onKeyDown?(event: KeyboardEvent): void;
}

/** Code to be read. */
export default function CodeView(props: Props): ReactNode {
  const { variant, html, copyId, className, children, ...rest } = props;
  // The same object as long as it says the same: another one would empty what was prerendered.
  const content = useMemo(() => ({ __html: html }), [html]);
  return (
    // A block that scrolls must be reached by keyboard.
    <pre
      {...rest}
      className={clsx(styles.code, className)}
      dir="ltr"
      tabIndex={0}
      data-variant={variant}
      data-copied-by={copyId}
    >
      {children}
      <code data-code dangerouslySetInnerHTML={content} suppressHydrationWarning />
    </pre>
  );
}
