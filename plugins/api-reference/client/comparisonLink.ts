import type { Product, Site, Version } from '../../../core/types';
import { toVersionHref } from '../../navigation/client';
import type { ChangeKind } from '../compare/types';

/** What the comparison page shows. */
export interface ComparisonQuery {
  from: Version;
  to: Version;
  product: Product;
  /** Name of the only component or interface; absent for all. */
  component?: string;
  /** Words that names must contain; empty for all. */
  filter: string;
  /** Kinds of change; empty for all. */
  kinds: ChangeKind[];
}

/** What a link to the page must say. */
type LinkedQuery = Pick<ComparisonQuery, 'from' | 'to' | 'product'> & Partial<ComparisonQuery>;

/** Returns the query of the page's address, with its `?`. */
export function toComparisonSearch(query: LinkedQuery): string {
  const { from, to, product, component, filter, kinds } = query;
  const params = new URLSearchParams({
    from: from.label,
    to: to.label,
    product,
    ...(component && { component }),
    ...(filter && { filter }),
    ...(kinds?.length && { kinds: kinds.join(',') }),
  });
  return `?${params.toString().replaceAll('%2C', ',')}`;
}

/** Returns a link to the page. It is in the current version: the link may leave this build of the site. */
export function toComparisonHref(site: Site, version: Version, query: LinkedQuery): string {
  const [current = version] = site.versions;
  return toVersionHref(site, version, current, `/api/compare${toComparisonSearch(query)}`);
}
