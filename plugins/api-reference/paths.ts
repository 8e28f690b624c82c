import { toKebabName } from '../../core/names';
import type { Api, ApiSummary } from './types';

/** Returns the path of an API page in its version: `/api/data-grid/grid-col-def`. */
export function toApiSlug({ product, name }: Pick<ApiSummary, 'product' | 'name'>): string {
  return `/api/${product}/${toKebabName(name)}`;
}

/** The parts of a page that have rows. */
const apiSections = ['props', 'slots', 'classes'] as const;
export type ApiSection = (typeof apiSections)[number];

/**
 * Returns the anchor of a row: `data-grid-prop-rows`, `DataGrid-css-MuiDataGrid-cell`,
 * `data-grid-classes-MuiDataGrid-root`.
 *
 * @param api the page that has the row
 * @param row name of the prop, class name of the slot (its name when it has none) or of the class
 */
export function toRowId(api: Pick<Api, 'name'>, section: ApiSection, row: string): string {
  if (section === 'slots') {
    return `${api.name}-css-${row}`;
  }
  return `${toKebabName(api.name)}-${section === 'props' ? 'prop' : 'classes'}-${row}`;
}
