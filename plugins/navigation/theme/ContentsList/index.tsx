import type { TOCTreeNode } from '@docusaurus/theme-common/internal';
import type { ReactNode } from 'react';

interface Props {
  items: readonly TOCTreeNode[];
  /** Id of the current section's heading. */
  current?: string;
  className?: string;
}

/** A page's table of contents: links to its sections, and to the sections in them. */
export default function ContentsList({ items, current, className }: Props): ReactNode {
  if (items.length === 0) {
    return null;
  }
  return (
    <ul className={className}>
      {items.map(({ id, value, children }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="table-of-contents__link"
            aria-current={id === current ? 'location' : undefined}
            dangerouslySetInnerHTML={{ __html: value }}
          />
          <ContentsList items={children} current={current} />
        </li>
      ))}
    </ul>
  );
}
