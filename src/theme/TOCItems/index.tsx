/** Ejected from TOCItems 3.10.2: marks the current section with `aria-current`. */
import { useThemeConfig } from '@docusaurus/theme-common';
import { useFilteredAndTreeifiedTOC } from '@docusaurus/theme-common/internal';
import { useMemo, type ReactNode } from 'react';
import ContentsList from '@theme/ContentsList';
import type { Props } from '@theme/TOCItems';
import { useCurrentHeading } from './useCurrentHeading';

export default function TOCItems({ toc, minHeadingLevel, maxHeadingLevel }: Props): ReactNode {
  const { tableOfContents } = useThemeConfig();
  const tree = useFilteredAndTreeifiedTOC({
    toc,
    minHeadingLevel: minHeadingLevel ?? tableOfContents.minHeadingLevel,
    maxHeadingLevel: maxHeadingLevel ?? tableOfContents.maxHeadingLevel,
  });
  const ids = useMemo(
    () => tree.flatMap(({ id, children }) => [id, ...children.map((child) => child.id)]),
    [tree],
  );
  return (
    <ContentsList items={tree} current={useCurrentHeading(ids)} className="table-of-contents" />
  );
}
