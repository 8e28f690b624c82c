/** Ejected from TOCCollapsible 3.10.2: a native disclosure, which works without JavaScript. */
import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import type { MouseEvent, ReactNode } from 'react';
import type { Props } from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import styles from './styles.module.css';

/** Closes the menu when a section is chosen. */
function closeOnChoice(event: MouseEvent<HTMLDetailsElement>): void {
  if (event.target instanceof Element && event.target.closest('a')) {
    event.currentTarget.open = false;
  }
}

export default function TOCCollapsible({ className, ...props }: Props): ReactNode {
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- links inside bring their own keys
    <details className={clsx(styles.menu, className)} onClick={closeOnChoice}>
      <summary className={styles.summary}>
        {translate({ id: 'theme.TOCCollapsible.toggleButtonLabel', message: 'On this page' })}
      </summary>
      <div className={styles.items}>
        <TOCItems {...props} />
      </div>
    </details>
  );
}
