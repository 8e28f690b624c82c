import * as React from 'react';
import { DataGrid, type GridColumns, type GridFilterModel } from '@material-ui/data-grid';
import { orders } from '../../data/orders';

const columns: GridColumns = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 150 },
];

export default function ControlledFilter() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [{ id: 1, columnField: 'total', operatorValue: '>', value: '500' }],
  });

  return (
    <div style={{ height: 340, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        aria-label="Orders over 500 euros"
        rows={orders}
        columns={columns}
        filterModel={filterModel}
        onFilterModelChange={(model) => setFilterModel(model)}
      />
      {/* preview-end */}
    </div>
  );
}
