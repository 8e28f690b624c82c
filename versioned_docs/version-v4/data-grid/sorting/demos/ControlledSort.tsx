import * as React from 'react';
import { DataGrid, type GridColumns, type GridSortModel } from '@material-ui/data-grid';
import { orders } from '../../data/orders';

const columns: GridColumns = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 140 },
  { field: 'ordered', headerName: 'Ordered', type: 'date', width: 145 },
];

export default function ControlledSort() {
  // preview-start
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'total', sort: 'desc' },
  ]);

  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Orders, the largest first"
        rows={orders}
        columns={columns}
        sortModel={sortModel}
        onSortModelChange={(model) => setSortModel(model)}
      />
    </div>
  );
  // preview-end
}
