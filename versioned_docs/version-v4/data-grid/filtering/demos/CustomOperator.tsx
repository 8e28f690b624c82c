import * as React from 'react';
import {
  DataGrid,
  getGridNumericColumnOperators,
  GridFilterInputValue,
  type GridColumns,
  type GridFilterModel,
  type GridFilterOperator,
} from '@material-ui/data-grid';
import { stock } from '../../data/stock';

// preview-start
const multipleOf: GridFilterOperator = {
  label: 'multiple of',
  value: 'multipleOf',
  getApplyFilterFn: (item) => {
    const divisor = Number(item.value);
    return divisor > 0 ? ({ value }) => Number(value) % divisor === 0 : null;
  },
  InputComponent: GridFilterInputValue,
  InputComponentProps: { type: 'number' },
};

const filterOperators = [multipleOf, ...getGridNumericColumnOperators()];
// preview-end

const columns: GridColumns = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 160 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 150, filterOperators },
];

export default function CustomOperator() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [{ id: 1, columnField: 'onHand', operatorValue: 'multipleOf', value: '10' }],
  });
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Stock in full boxes"
        rows={stock}
        columns={columns}
        filterModel={filterModel}
        onFilterModelChange={(model) => setFilterModel(model)}
      />
    </div>
  );
}
