import * as React from 'react';
import {
  DataGrid,
  GridFilterInputValue,
  type GridColumns,
  type GridFilterModel,
  type GridFilterOperator,
} from '@material-ui/data-grid';

// preview-start
const divisibleBy: GridFilterOperator = {
  label: 'divisible by',
  value: 'divisibleBy',
  getApplyFilterFn: (item) => {
    const divisor = Number(item.value);
    return divisor > 0 ? ({ value }) => Number(value) % divisor === 0 : null;
  },
  InputComponent: GridFilterInputValue,
  InputComponentProps: { type: 'number' },
};
// preview-end

const columns: GridColumns = [
  { field: 'square', headerName: 'Quilt square', flex: 1, minWidth: 160 },
  {
    field: 'patches',
    headerName: 'Patches',
    type: 'number',
    width: 165,
    filterOperators: [divisibleBy],
  },
];

const rows = [
  { id: 1, square: 'Log cabin', patches: 17 },
  { id: 2, square: 'Pinwheel', patches: 8 },
  { id: 3, square: 'Bear’s paw', patches: 28 },
];

export default function CustomOperator() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [{ id: 1, columnField: 'patches', operatorValue: 'divisibleBy', value: '4' }],
  });

  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid
        aria-label="Quilt squares"
        rows={rows}
        columns={columns}
        filterModel={filterModel}
        onFilterModelChange={(model) => setFilterModel(model)}
      />
    </div>
  );
}
