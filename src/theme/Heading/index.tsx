/** Ejected from Heading 3.10.2: the link beside a heading also copies its address. */
import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import HeadingLink from '@theme/HeadingLink';
import type { Props } from '@theme/Heading';

export default function Heading({ as: As, id, children, ...props }: Props): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  // A page's title is no section: the page's own address leads to it.
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
