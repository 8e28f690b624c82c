import * as React from 'react';
import {
  DataGrid,
  type GridColumns,
  type GridComparatorFn,
  type GridSortModel,
} from '@material-ui/data-grid';
import { orders } from '../../data/orders';

// preview-start
const steps = ['open', 'packed', 'shipped', 'returned'];

const byStep: GridComparatorFn = (a, b) => steps.indexOf(String(a)) - steps.indexOf(String(b));

const columns: GridColumns = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'status', headerName: 'Status', width: 150, sortComparator: byStep },
];
// preview-end

export default function CustomComparator() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'status', sort: 'asc' },
  ]);
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Orders by the steps of their work"
        rows={orders}
        columns={columns}
        sortModel={sortModel}
        onSortModelChange={(model) => setSortModel(model)}
      />
    </div>
  );
}
