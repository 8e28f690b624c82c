import type { PropSidebars } from '@docusaurus/plugin-content-docs';
import type { RouteConfig } from '@docusaurus/types';
import { dropDocIds } from './dropDocIds';

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
