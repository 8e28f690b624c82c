import * as React from 'react';
import type {
  GridColumnVisibilityModel,
  GridFilterModel,
  GridPaginationModel,
  GridSortModel,
} from '@mui/x-data-grid';

/** The parts of the grid's state that are in the URL. */
export interface View {
  paginationModel: GridPaginationModel;
  sortModel: GridSortModel;
  filterModel: GridFilterModel;
  columnVisibilityModel: GridColumnVisibilityModel;
}

const ofAll = ['isEmpty', 'isNotEmpty', 'isAnyOf'];
const ofText = ['contains', 'doesNotContain', 'equals', 'doesNotEqual', 'startsWith', 'endsWith'];
const operators = new Map([
  ['customer', [...ofText, ...ofAll]],
  ['country', [...ofText, ...ofAll]],
  ['total', ['=', '!=', '>', '>=', '<', '<=', ...ofAll]],
]);
export const pageSizes = [5, 10];

function toPagination(page: string, size: string): GridPaginationModel {
  return {
    page: Math.max(0, (Number.parseInt(page, 10) || 1) - 1),
    pageSize: pageSizes.find((known) => String(known) === size) ?? 5,
  };
}

function toSorting(text: string): GridSortModel {
  const [field = '', direction] = text.split('.');
  return operators.has(field) ? [{ field, sort: direction === 'desc' ? 'desc' : 'asc' }] : [];
}

function toFilter(text: string, words: string): GridFilterModel {
  const [field = '', operator = '', ...rest] = text.split('.');
  const isKnown = operators.get(field)?.includes(operator);
  const value = rest.join('.');
  const values = value.split(',').filter(Boolean);
  return {
    items: isKnown
      ? [{ id: 1, field, operator, value: operator === 'isAnyOf' ? values : value }]
      : [],
    quickFilterValues: words.split(' ').filter(Boolean),
  };
}

function toVisibility(text: string): GridColumnVisibilityModel {
  const hidden = text.split(',').filter((field) => operators.has(field));
  return Object.fromEntries(hidden.map((field) => [field, false]));
}

/**
 * Reads the models from the URL. What isn't known is left out: users edit URLs, and old links stay around.
 * A model stays the same object while its part of the URL does.
 */
export function useView(search: string): View {
  const params = new URLSearchParams(search);
  const read = (name: string) => params.get(name) ?? '';
  const [page, size, sort, filter, q, hide] = [
    read('page'),
    read('size'),
    read('sort'),
    read('filter'),
    read('q'),
    read('hide'),
  ];
  return {
    paginationModel: React.useMemo(() => toPagination(page, size), [page, size]),
    sortModel: React.useMemo(() => toSorting(sort), [sort]),
    filterModel: React.useMemo(() => toFilter(filter, q), [filter, q]),
    columnVisibilityModel: React.useMemo(() => toVisibility(hide), [hide]),
  };
}

/** Writes the models that changed into the URL, without what is the default anyway. */
export function toSearch(search: string, changed: Partial<View>): string {
  const params = new URLSearchParams(search);
  const write = (name: string, value: string) =>
    value === '' ? params.delete(name) : params.set(name, value);
  const { paginationModel, sortModel, filterModel, columnVisibilityModel } = changed;
  if (paginationModel) {
    const { page, pageSize } = paginationModel;
    write('page', page === 0 ? '' : String(page + 1));
    write('size', pageSize === 5 ? '' : String(pageSize));
  }
  if (sortModel) {
    write('sort', sortModel.map(({ field, sort }) => `${field}.${sort}`).join());
  }
  if (filterModel) {
    const { items, quickFilterValues = [] } = filterModel;
    const texts = items.map(({ field, operator, value = '' }) => `${field}.${operator}.${value}`);
    write('filter', texts.join());
    write('q', quickFilterValues.join(' '));
  }
  if (columnVisibilityModel) {
    const hidden = Object.keys(columnVisibilityModel).filter(
      (field) => !columnVisibilityModel[field],
    );
    write('hide', hidden.join());
  }
  return params.size > 0 ? `?${params}` : '';
}
