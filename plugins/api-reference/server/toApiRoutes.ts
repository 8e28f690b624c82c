import type { RouteConfig } from '@docusaurus/types';
import { products } from '../../../core/types';
import { toApiSlug } from '../toApiSlug';
import type { ApiSummary } from '../types';

/**
 * Returns the routes of a version's reference: a page a component or interface, an index a product.
 *
 * @param basePath path of the version, with both slashes
 * @param current whether it is the current version, which has the page that compares versions
 */
export function toApiRoutes(
  apis: readonly ApiSummary[],
  basePath: string,
  current: boolean,
): RouteConfig[] {
  const toRoute = (slug: string, component: string, more: Partial<RouteConfig> = {}) => ({
    path: `${basePath.slice(0, -1)}${slug}`,
    component,
    exact: true,
    sidebar: 'docs',
    ...more,
  });
  const documented = products.filter((product) => apis.some((api) => api.product === product));
  return [
    ...apis.map((api) => toRoute(toApiSlug(api), '@theme/ApiRoute')),
    ...documented.map((product) =>
      toRoute(`/api/${product}`, '@theme/ApiIndexRoute', {
        props: { product, apis: apis.filter((api) => api.product === product) },
      }),
    ),
    ...(current ? [toRoute('/api/compare', '@theme/ApiComparisonRoute')] : []),
  ];
}
