/**
 * Ejected from TOCCollapsible 3.10.2: a native disclosure, which works without JavaScript. Closed, it has only
 * the page's sections: the table of contents beside the page has all again.
 */
import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import { useMemo, useState, type MouseEvent, type ReactNode } from 'react';
import type { Props } from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import styles from './styles.module.css';

/** Closes the menu when a section is chosen. */
function closeOnChoice(event: MouseEvent<HTMLDetailsElement>): void {
  if (event.target instanceof Element && event.target.closest('a')) {
    event.currentTarget.open = false;
  }
}

export default function TOCCollapsible({ className, toc, ...props }: Props): ReactNode {
  const [isWhole, setWhole] = useState(false);
  const shown = useMemo(
    () => (isWhole ? toc : toc.filter(({ level }) => level === 2)),
    [isWhole, toc],
  );
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- links inside bring their own keys
    <details
      className={clsx(styles.menu, className)}
      onClick={closeOnChoice}
      onToggle={() => setWhole(true)}
    >
      <summary className={styles.summary}>
        {translate({ id: 'theme.TOCCollapsible.toggleButtonLabel', message: 'On this page' })}
      </summary>
      <div className={styles.items}>
        <TOCItems {...props} toc={shown} />
      </div>
    </details>
  );
}
