import * as React from 'react';
import Button from '@material-ui/core/Button';
import {
  DataGrid,
  GridOverlay,
  useGridSlotComponentProps,
  type GridColumns,
  type GridFilterModel,
} from '@material-ui/data-grid';
import { orders } from '../../data/orders';

const columns: GridColumns = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 150 },
];

// preview-start
function NoMatches() {
  const { apiRef } = useGridSlotComponentProps();
  return (
    <GridOverlay style={{ flexDirection: 'column' }}>
      <p>No order matches</p>
      <Button color="primary" onClick={() => apiRef.current.setFilterModel({ items: [] })}>
        Remove the filter
      </Button>
    </GridOverlay>
  );
}
// preview-end

export default function NoResultsOverlay() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [{ id: 1, columnField: 'total', operatorValue: '>', value: '9000' }],
  });
  return (
    <div style={{ height: 280, width: '100%' }}>
      <DataGrid
        aria-label="Orders over 9,000 euros"
        rows={orders}
        columns={columns}
        filterModel={filterModel}
        onFilterModelChange={(model) => setFilterModel(model)}
        components={{ NoResultsOverlay: NoMatches }}
      />
    </div>
  );
}
