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
