/** Ejected from TOCItems/Tree 3.10.2: knows the current section. */
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { TOCTreeNode } from '@docusaurus/theme-common/internal';

interface Props {
  toc: readonly TOCTreeNode[];
  /** Id of the heading whose section is being read. */
  current?: string;
  isChild?: boolean;
}

export default function TOCItemsTree({ toc, current, isChild }: Props): ReactNode {
  if (toc.length === 0) {
    return null;
  }
  return (
    <ul className={isChild ? undefined : 'table-of-contents'}>
      {toc.map(({ id, value, children }) => (
        <li key={id}>
          <Link
            to={`#${id}`}
            className="table-of-contents__link"
            aria-current={id === current ? 'location' : undefined}
            dangerouslySetInnerHTML={{ __html: value }}
          />
          <TOCItemsTree toc={children} current={current} isChild />
        </li>
      ))}
    </ul>
  );
}
