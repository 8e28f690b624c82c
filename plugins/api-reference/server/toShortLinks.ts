import { products } from '../../../core/types';
import { toApiSlug } from '../toApiSlug';
import type { ApiSummary } from '../types';

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
