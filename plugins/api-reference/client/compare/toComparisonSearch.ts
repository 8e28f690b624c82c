import type { ComparisonQuery } from './query';

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
