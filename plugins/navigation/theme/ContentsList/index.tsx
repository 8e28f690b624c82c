import type { TOCTreeNode } from '@docusaurus/theme-common/internal';
import { memo, useMemo, type ReactNode } from 'react';

interface Props {
  items: readonly TOCTreeNode[];
  /** Id of the current section's heading. */
  current?: string;
  className?: string;
}

interface EntryProps {
  id: string;
  /** HTML of the heading. */
  value: string;
  isCurrent: boolean;
}

/** A link to a section. A list has hundreds of them, of which a scroll changes two. */
const Entry = memo(function Entry({ id, value, isCurrent }: EntryProps): ReactNode {
  // The same object for the same heading: React would parse the HTML again for another one.
  const content = useMemo(() => ({ __html: value }), [value]);
  return (
    <a
      href={`#${id}`}
      className="table-of-contents__link"
      aria-current={isCurrent ? 'location' : undefined}
      dangerouslySetInnerHTML={content}
    />
  );
});

/** A page's table of contents: links to its sections, and to the sections in them. */
export default function ContentsList({ items, current, className }: Props): ReactNode {
  if (items.length === 0) {
    return null;
  }
  return (
    <ul className={className}>
      {items.map(({ id, value, children }) => (
        <li key={id}>
          <Entry id={id} value={value} isCurrent={id === current} />
          <ContentsList items={children} current={current} />
        </li>
      ))}
    </ul>
  );
}
