/** Ejected from TOC 3.10.2: a landmark with a name and a visible heading. */
import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { Props } from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import styles from './styles.module.css';

export default function TOC({ className, ...props }: Props): ReactNode {
  const title = translate({
    id: 'theme.TOCCollapsible.toggleButtonLabel',
    message: 'On this page',
  });
  return (
    <nav className={className} aria-label={title}>
      <p className={styles.title} aria-hidden>
        {title}
      </p>
      <TOCItems {...props} />
    </nav>
  );
}
