import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useCopy } from '../../../code-blocks/client';
import styles from './styles.module.css';

interface Props {
  /** Id of the heading. */
  id: string;
  /** What the heading says. */
  title: string;
}

/** Leads to a section, and copies its address. */
export default function HeadingLink({ id, title }: Props): ReactNode {
  const { state, copy } = useCopy(2000);
  const copied = translate({ id: 'site.headingLink.copied', message: 'Link copied' });
  return (
    <a
      className={styles.link}
      href={`#${id}`}
      aria-label={translate(
        { id: 'site.headingLink.label', message: 'Copy link to {heading}' },
        { heading: title },
      )}
      translate="no"
      data-no-print
      onClick={() => copy(new URL(`#${id}`, window.location.href).href)}
    >
      #
      <span className={styles.note} role="status">
        {state === 'copied' && copied}
      </span>
    </a>
  );
}
