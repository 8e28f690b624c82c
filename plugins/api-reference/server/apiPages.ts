import { readFile } from 'node:fs/promises';
import type { RouteConfig } from '@docusaurus/types';
import { type Product, productNames, products } from '../../../core/types';
import { toApiSlug } from '../paths';
import type { ApiSummary, VersionApi } from '../types';

/** Reads what there is in the reference of a version, from the file with what was extracted. */
export async function readSummaries(file: string): Promise<ApiSummary[]> {
  const { apis } = JSON.parse(await readFile(file, 'utf8')) as VersionApi;
  return apis.map(({ name, kind, product, plan }) => ({ name, kind, product, plan }));
}

/**
 * Returns the pages of a version's reference by name: `GridColDef` → `/api/data-grid/grid-col-def`.
 *
 * @param product whose page a name gets that two products have; without it, or when neither is of
 *   that product, the one that stands first in the tree
 */
export function toApiLinks(
  apis: readonly ApiSummary[],
  product?: Product,
): ReadonlyMap<string, string> {
  const rank = (api: ApiSummary) => (api.product === product ? -1 : products.indexOf(api.product));
  // The last entry of a name is the one that a map keeps.
  const ordered = apis.toSorted((a, b) => rank(b) - rank(a));
  return new Map(ordered.map((api) => [api.name, toApiSlug(api)]));
}

type Documented = Pick<ApiSummary, 'product' | 'name'>;

/**
 * Returns the short links of a version's reference, from slug to slug: `/r/BarChart` leads to the page
 * of that component. A name that several products have leads to the first of them; each is also there
 * with its product, `/r/charts/Toolbar`.
 */
export function toShortLinks(apis: readonly Documented[]): Record<string, string> {
  const links: Record<string, string> = {};
  const ordered = apis.toSorted(
    (a, b) => products.indexOf(a.product) - products.indexOf(b.product),
  );
  for (const api of ordered) {
    links[`/r/${api.name}`] ??= toApiSlug(api);
    if (apis.filter(({ name }) => name === api.name).length > 1) {
      links[`/r/${api.product}/${api.name}`] = toApiSlug(api);
    }
  }
  return links;
}

/** Returns the pages of a version's reference by their slugs, as the tree needs them. */
export function toApiPages(apis: readonly ApiSummary[]) {
  const pages = apis.map((api) => {
    const { name, plan } = api;
    return [toApiSlug(api), { label: name, title: `${name} API`, plan }] as const;
  });
  const indexes = [...new Set(apis.map(({ product }) => product))].map((product) => {
    const title = `${productNames[product]} API`;
    return [`/api/${product}`, { label: title, title, plan: null }] as const;
  });
  return Object.fromEntries([...indexes, ...pages]);
}

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
