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
 * Returns items of a sidebar without the ids of their documents and without their keys for translators: every
 * page would load them, and finds its own item by its path.
 */
export function shrinkItems(items: readonly PropSidebarItem[]): PropSidebarItem[] {
  return items.map((item) => {
    const { key: _key, ...own } = item as PropSidebarItem & { key?: string };
    if (own.type === 'category') {
      return { ...own, items: shrinkItems(own.items) };
    }
    if (own.type !== 'link') {
      return own;
    }
    const { docId: _docId, unlisted, ...link } = own;
    return unlisted ? { ...link, unlisted } : link;
  });
}

const shrinkVersion = ({ docsSidebars, ...version }: { docsSidebars: PropSidebars }) => ({
  ...version,
  docs: {},
  docsSidebars: Object.fromEntries(
    Object.entries(docsSidebars).map(([name, items]) => [name, shrinkItems(items)]),
  ),
});

/**
 * Returns a route of the docs plugin without the titles and descriptions of all documents, and without
 * the ids of links in its sidebar: every page would load them, and only cards of documents need them,
 * which the site doesn't have.
 */
export function dropDocList(route: RouteConfig): RouteConfig {
  const version = route.props?.version as { docsSidebars: PropSidebars } | undefined;
  return {
    ...route,
    ...(version && { props: { ...route.props, version: shrinkVersion(version) } }),
    ...(route.routes && { routes: route.routes.map(dropDocList) }),
  };
}

/** The part of the docs plugin's global data that is reduced. */
interface GlobalData {
  versions: readonly object[];
}

/** Returns the global data of the docs plugin without its documents: no page reads anything about others. */
export function toGlobalData(data: unknown) {
  const { versions, ...others } = data as GlobalData;
  return { ...others, versions: versions.map((version) => ({ ...version, docs: [] })) };
}
