import { toKebabName } from '../../core/names';
import type { ApiSummary } from './types';

/** Returns the path of an API page in its version: `/api/data-grid/grid-col-def`. */
export function toApiSlug({ product, name }: Pick<ApiSummary, 'product' | 'name'>): string {
  return `/api/${product}/${toKebabName(name)}`;
}
