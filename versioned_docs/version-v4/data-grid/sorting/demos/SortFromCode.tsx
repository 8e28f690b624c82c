import * as React from 'react';
import Button from '@material-ui/core/Button';
import { DataGrid, type GridColumns, type GridSortModel } from '@material-ui/data-grid';
import { stock } from '../../data/stock';

const columns: GridColumns = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 160 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 140 },
  { field: 'unitCost', headerName: 'Unit cost (€)', type: 'number', width: 170 },
];

// preview-start
const orderings: Record<string, GridSortModel> = {
  'Lowest stock first': [{ field: 'onHand', sort: 'asc' }],
  'Most expensive first': [{ field: 'unitCost', sort: 'desc' }],
  'As delivered': [],
};
// preview-end

export default function SortFromCode() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([]);
  return (
    <div style={{ width: '100%' }}>
      {Object.entries(orderings).map(([label, model]) => (
        <Button key={label} onClick={() => setSortModel(model)}>
          {label}
        </Button>
      ))}
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Stock in different orders"
          rows={stock}
          columns={columns}
          sortModel={sortModel}
          onSortModelChange={(model) => setSortModel(model)}
        />
      </div>
    </div>
  );
}
