import type { GridFilterModel, GridPaginationModel, GridSortModel } from '@mui/x-data-grid';

export interface Models {
  paginationModel: GridPaginationModel;
  sortModel: GridSortModel;
  filterModel: GridFilterModel;
}

const fields = ['customer', 'country', 'total'];
const operators = ['contains', 'equals', '=', '>', '<'];

/** Reads the models from the URL. What isn't known is left out: users edit URLs, and old links stay around. */
export function toModels(search: string): Models {
  const params = new URLSearchParams(search);
  const [sorted = '', direction] = (params.get('sort') ?? '').split('.');
  const [filtered = '', operator = '', ...value] = (params.get('filter') ?? '').split('.');
  const isKnown = fields.includes(filtered) && operators.includes(operator);
  return {
    paginationModel: { page: Math.max(0, (Number(params.get('page')) || 1) - 1), pageSize: 5 },
    sortModel: fields.includes(sorted)
      ? [{ field: sorted, sort: direction === 'desc' ? 'desc' : 'asc' }]
      : [],
    filterModel: {
      items: isKnown ? [{ id: 1, field: filtered, operator, value: value.join('.') }] : [],
    },
  };
}

/** Writes the models into the URL, without what is the default anyway. */
export function toSearch({ paginationModel, sortModel, filterModel }: Models): string {
  const params = new URLSearchParams();
  const [sorting] = sortModel;
  const [filter] = filterModel.items;
  if (paginationModel.page > 0) {
    params.set('page', String(paginationModel.page + 1));
  }
  if (sorting?.sort) {
    params.set('sort', `${sorting.field}.${sorting.sort}`);
  }
  if (filter) {
    params.set('filter', [filter.field, filter.operator, filter.value ?? ''].join('.'));
  }
  return params.size > 0 ? `?${params}` : '';
}
