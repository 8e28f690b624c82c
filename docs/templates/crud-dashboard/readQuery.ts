import { equipmentStates, type EquipmentState } from './equipment';
import { findCategory } from './findCategory';

export const views = ['all', 'due'] as const;
export const pageSizes = [10, 25, 50];
export const sortFields = ['name', 'serial', 'categoryId', 'state', 'inspection', 'cost'] as const;

/** What a list is asked to have in it. */
export interface EquipmentFilter {
  /** `due`: only what is to be inspected within a month, or should have been. */
  view: (typeof views)[number];
  text: string;
  categoryId: string | null;
  state: EquipmentState | null;
}

/** What a page of a list is asked to be. */
export interface ListQuery extends EquipmentFilter {
  /** Counted from 0. */
  page: number;
  size: number;
  sort: { field: (typeof sortFields)[number]; direction: 'asc' | 'desc' };
}

/** What an address says: the list, and the record that is open beside it. */
export interface Query extends ListQuery {
  /** An id, or `new` for a record that is yet to be. */
  item: string | null;
  isEditing: boolean;
}

/** Reads the query of an address. Anybody can write one: what is not valid is left out. */
export function readQuery(params: URLSearchParams): Query {
  const view = views.find((name) => name === params.get('view')) ?? 'all';
  const [field, direction] = (params.get('sort') ?? '').split('.');
  const page = Number(params.get('page'));
  return {
    view,
    text: (params.get('text') ?? '').slice(0, 60),
    categoryId: findCategory(params.get('category'))?.id ?? null,
    state: equipmentStates.find((state) => state === params.get('state')) ?? null,
    page: Number.isInteger(page) && page > 1 ? page - 1 : 0,
    size: pageSizes.find((size) => size === Number(params.get('size'))) ?? 10,
    sort: {
      field: sortFields.find((name) => name === field) ?? (view === 'due' ? 'inspection' : 'name'),
      direction: direction === 'desc' ? 'desc' : 'asc',
    },
    item: params.get('item'),
    isEditing: params.get('mode') === 'edit',
  };
}
