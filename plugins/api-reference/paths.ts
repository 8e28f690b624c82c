import { toKebabName } from '../../core/names';
import type { Api, ApiSummary } from './types';

/** Returns the path of a page in its version: `/api/data-grid/grid-col-def`. */
export function toApiSlug({ product, name }: Pick<ApiSummary, 'product' | 'name'>): string {
  return `/api/${product}/${toKebabName(name)}`;
}

/** The parts of a page that have rows. */
export type ApiSection = 'props' | 'slots' | 'classes';

/**
 * Returns the anchor of a row: `data-grid-prop-rows`, `DataGrid-css-MuiDataGrid-cell`,
 * `data-grid-classes-MuiDataGrid-root`.
 *
 * @param row name of a prop, class name of a class, class name of a slot or else its name
 */
export function toRowId({ name }: Pick<Api, 'name'>, section: ApiSection, row: string): string {
  return section === 'slots'
    ? `${name}-css-${row}`
    : `${toKebabName(name)}-${section === 'props' ? 'prop' : 'classes'}-${row}`;
}
