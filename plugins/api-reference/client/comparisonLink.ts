import type { Product, Version } from '../../../core/types';
import type { ChangeKind } from '../compare/types';

/** What the comparison page shows. */
export interface ComparisonQuery {
  from: Version;
  to: Version;
  product: Product;
  /** Name of the only component or interface; absent for all. */
  component?: string;
  /** Words that names must have; empty for all. */
  filter: string;
  /** Kinds of change; empty for all. */
  kinds: ChangeKind[];
}

/** Returns the part of the address that leads to a comparison, with its `?`. */
export function toComparisonSearch(query: ComparisonQuery): string {
  const { from, to, product, component, filter, kinds } = query;
  const params = new URLSearchParams({
    from: from.label,
    to: to.label,
    product,
    ...(component && { component }),
    ...(filter && { filter }),
    ...(kinds.length > 0 && { kinds: kinds.join(',') }),
  });
  return `?${params.toString().replaceAll('%2C', ',')}`;
}
