import * as React from 'react';
import { DataGrid, type GridColumns, type GridFilterModel } from '@material-ui/data-grid';

const columns: GridColumns = [
  { field: 'comet', headerName: 'Comet', flex: 1, minWidth: 120 },
  { field: 'years', headerName: 'Years', type: 'number', width: 150 },
];

const rows = [
  { id: 1, comet: 'Amber Tail', years: 76 },
  { id: 2, comet: 'Veil', years: 3.3 },
  { id: 3, comet: 'Long Hair', years: 133 },
  { id: 4, comet: 'Ember', years: 6.8 },
];

export default function ControlledFilter() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [{ id: 1, columnField: 'years', operatorValue: '>', value: '50' }],
  });

  return (
    <div style={{ height: 270, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        aria-label="Comets that return after more than fifty years"
        rows={rows}
        columns={columns}
        filterModel={filterModel}
        onFilterModelChange={(model) => setFilterModel(model)}
      />
      {/* preview-end */}
    </div>
  );
}
