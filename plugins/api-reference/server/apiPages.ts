import { readFile } from 'node:fs/promises';
import type { RouteConfig } from '@docusaurus/types';
import { type Product, productNames, products } from '../../../core/types';
import { toApiSlug } from '../paths';
import type { ApiSummary, VersionApi } from '../types';

/** Reads which pages the reference of a version has, from the file with its extracted API. */
export async function readSummaries(file: string): Promise<ApiSummary[]> {
  const { apis } = JSON.parse(await readFile(file, 'utf8')) as VersionApi;
  return apis.map(({ name, fullName, kind, product, plan }) => ({
    name,
    ...(fullName && { fullName }),
    kind,
    product,
    plan,
  }));
}

/**
 * Returns the paths of pages by name: `GridColDef` → `/api/data-grid/grid-col-def`.
 *
 * @param product which page to prefer for a name that several products have; otherwise the product
 *   that comes first in the sidebar
 */
export function toApiLinks(
  apis: readonly ApiSummary[],
  product?: Product,
): ReadonlyMap<string, string> {
  const rank = (api: ApiSummary) => (api.product === product ? -1 : products.indexOf(api.product));
  // A map keeps the last entry of a name.
  const ordered = apis.toSorted((a, b) => rank(b) - rank(a));
  return new Map(ordered.map((api) => [api.name, toApiSlug(api)]));
}

/** Returns `toApiLinks` for pages of any product: the links of each are made once. */
export function createApiLinks(
  apis: readonly ApiSummary[],
): (product: string | undefined) => ReadonlyMap<string, string> {
  const known = new Map<Product | undefined, ReadonlyMap<string, string>>();
  return (name) => {
    const product = products.find((item) => item === name);
    const links = known.get(product) ?? toApiLinks(apis, product);
    known.set(product, links);
    return links;
  };
}

/**
 * Returns short links from slug to slug: `/r/BarChart` leads to the page of that component. A name that
 * several products have leads to the first of them, and with the product to each: `/r/charts/Toolbar`.
 */
export function toShortLinks(
  apis: readonly Pick<ApiSummary, 'product' | 'name'>[],
): Record<string, string> {
  const links: Record<string, string> = {};
  const ordered = apis.toSorted(
    (a, b) => products.indexOf(a.product) - products.indexOf(b.product),
  );
  const productsOf = new Map<string, Set<Product>>();
  for (const { name, product } of apis) {
    productsOf.set(name, (productsOf.get(name) ?? new Set()).add(product));
  }
  for (const api of ordered) {
    links[`/r/${api.name}`] ??= toApiSlug(api);
    if ((productsOf.get(api.name)?.size ?? 0) > 1) {
      links[`/r/${api.product}/${api.name}`] = toApiSlug(api);
    }
  }
  return links;
}

/** Returns the pages by slug, as the sidebar needs them. */
export function toApiPages(apis: readonly ApiSummary[]) {
  const pages = apis.map((api) => {
    const { name, fullName = name, kind, product, plan } = api;
    return [
      toApiSlug(api),
      {
        label: name,
        title: `${fullName} API`,
        plan,
        ...(kind === 'component' && { component: { name, product } }),
        hasMarkdown: true,
      },
    ] as const;
  });
  const indexes = [...new Set(apis.map(({ product }) => product))].map((product) => {
    const title = `${productNames[product]} API`;
    return [`/api/${product}`, { label: title, title, plan: null }] as const;
  });
  return Object.fromEntries([...indexes, ...pages]);
}

/**
 * Returns the routes of the pages, and of an index for each product.
 *
 * @param basePath path of the version, with both slashes
 * @param current whether it is the current version, which also has the page that compares versions
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
    ...apis.map((api) => toRoute(toApiSlug(api), '@theme/ApiPage')),
    ...documented.map((product) =>
      toRoute(`/api/${product}`, '@theme/ApiIndex', {
        props: { product, apis: apis.filter((api) => api.product === product) },
      }),
    ),
    ...(current ? [toRoute('/api/compare', '@theme/ApiComparison')] : []),
  ];
}
