/** Ejected from Heading 3.10.2: the link beside a heading also copies its address. */
import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';
import type { Props } from '@theme/Heading';
import { useCopy } from '../../../plugins/code-blocks/client';
import styles from './styles.module.css';

interface HeadingLinkProps {
  /** Id of the heading. */
  id: string;
  /** Text of the heading. */
  title: string;
}

/** Links to a section, and copies its address. */
function HeadingLink({ id, title }: HeadingLinkProps): ReactNode {
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

export default function Heading({ as: As, id, children, ...props }: Props): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  // The page's own address leads to its title.
  if (As === 'h1' || !id) {
    return <As {...props}>{children}</As>;
  }
  collectAnchor(id);
  return (
    <As {...props} id={id}>
      {children}
      <HeadingLink id={id} title={typeof children === 'string' ? children : id} />
    </As>
  );
}
