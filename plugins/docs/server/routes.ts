import type { PropSidebarItem, PropSidebars } from '@docusaurus/plugin-content-docs';
import type { RouteConfig } from '@docusaurus/types';

/**
 * Returns a route of the docs plugin with more pages beside its own.
 *
 * @param root the component of the route whose children are pages: `@theme/DocRoot`
 */
export function addSiblings(
  route: RouteConfig,
  root: string,
  siblings: readonly RouteConfig[],
): RouteConfig {
  if (!route.routes) {
    return route;
  }
  return {
    ...route,
    routes:
      route.component === root
        ? [...route.routes, ...siblings]
        : route.routes.map((child) => addSiblings(child, root, siblings)),
  };
}

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

const shrink = ({ docsSidebars, ...version }: { docsSidebars: PropSidebars }) => ({
  ...version,
  docs: {},
  docsSidebars: Object.fromEntries(
    Object.entries(docsSidebars).map(([name, items]) => [name, dropDocIds(items)]),
  ),
});

/**
 * Returns a route of the docs plugin without the list of titles and descriptions of all documents:
 * it would be loaded with every page, and only cards of documents, which the site has none of, read it.
 * Links of its tree are without ids.
 */
export function dropDocList(route: RouteConfig): RouteConfig {
  const version = route.props?.version as { docsSidebars: PropSidebars } | undefined;
  return {
    ...route,
    ...(version && { props: { ...route.props, version: shrink(version) } }),
    ...(route.routes && { routes: route.routes.map(dropDocList) }),
  };
}

/** What is read here of what the docs plugin gives to every page. */
interface GlobalData {
  versions: readonly { docs: readonly { path: string }[] }[];
}

/**
 * Returns what every page loads of the docs plugin: of a document no more than its path, because that
 * is all that is asked of a page that is not open.
 */
export function toGlobalData(data: unknown) {
  const { versions, ...others } = data as GlobalData;
  return {
    ...others,
    versions: versions.map((version) => ({
      ...version,
      docs: version.docs.map(({ path }) => ({ path })),
    })),
  };
}
