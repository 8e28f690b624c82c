import { productNames } from '../../../core/types';
import { toApiSlug } from '../toApiSlug';
import type { ApiSummary } from '../types';

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
