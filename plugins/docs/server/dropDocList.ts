import type { RouteConfig } from '@docusaurus/types';

/**
 * Returns a route of the docs plugin without the list of titles and descriptions of all documents:
 * it would be loaded with every page, and only cards of documents, which the site has none of, read it.
 */
export function dropDocList(route: RouteConfig): RouteConfig {
  const version = route.props?.version as object | undefined;
  return {
    ...route,
    ...(version && { props: { ...route.props, version: { ...version, docs: {} } } }),
    ...(route.routes && { routes: route.routes.map(dropDocList) }),
  };
}
