import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';

/**
 * Returns items of a tree without the ids of their documents, which every page would load and which
 * `unpackLinks` makes of their paths.
 */
export function dropDocIds(items: readonly PropSidebarItem[]): PropSidebarItem[] {
  return items.map((item) => {
    if (item.type === 'category') {
      return { ...item, items: dropDocIds(item.items) };
    }
    if (item.type !== 'link') {
      return item;
    }
    const { docId: _docId, unlisted, ...link } = item;
    return unlisted ? { ...link, unlisted } : link;
  });
}
