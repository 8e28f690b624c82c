import * as React from 'react';
import {
  DataGrid,
  type GridCellValue,
  type GridColumns,
  type GridComparatorFn,
  type GridSortModel,
} from '@material-ui/data-grid';
import { orders } from '../../data/orders';

const isEmpty = (value: GridCellValue) => value === null || value === undefined;

// preview-start
const emptyLast: GridComparatorFn = (a, b, cell) => {
  if (isEmpty(a) || isEmpty(b)) {
    const [item]: GridSortModel = cell.api.state.sorting.sortModel;
    const order = Number(isEmpty(a)) - Number(isEmpty(b));
    return item?.sort === 'desc' ? -order : order;
  }
  return Number(a) - Number(b);
};
// preview-end

const columns: GridColumns = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  {
    field: 'shipped',
    headerName: 'Shipped',
    type: 'date',
    width: 150,
    sortComparator: emptyLast,
  },
];

export default function EmptyLast() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'shipped', sort: 'asc' },
  ]);
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Orders, those not shipped last"
        rows={orders}
        columns={columns}
        sortModel={sortModel}
        onSortModelChange={(model) => setSortModel(model)}
      />
    </div>
  );
}
