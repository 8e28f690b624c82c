import { products, type Product } from '../../../core/types';
import { toApiSlug } from '../toApiSlug';
import type { ApiSummary } from '../types';

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
