import * as React from 'react';
import MenuItem from '@material-ui/core/MenuItem';
import TextField from '@material-ui/core/TextField';
import {
  DataGrid,
  type GridColumns,
  type GridFilterInputValueProps,
  type GridFilterModel,
  type GridFilterOperator,
} from '@material-ui/data-grid';
import { orders } from '../../data/orders';

function StatusesInput({ item, applyValue }: GridFilterInputValueProps) {
  return (
    <TextField
      select
      id="statuses"
      label="Statuses"
      SelectProps={{ multiple: true }}
      value={item.value ?? []}
      onChange={({ target }) => applyValue({ ...item, value: target.value })}
    >
      {['open', 'packed', 'shipped', 'returned'].map((status) => (
        <MenuItem key={status} value={status}>
          {status}
        </MenuItem>
      ))}
    </TextField>
  );
}

// preview-start
const isAnyOf: GridFilterOperator = {
  label: 'is any of',
  value: 'isAnyOf',
  getApplyFilterFn: (item) => {
    const wanted: string[] = item.value ?? [];
    return wanted.length > 0 ? ({ value }) => wanted.includes(String(value)) : null;
  },
  InputComponent: StatusesInput,
};

const columns: GridColumns = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'status', headerName: 'Status', width: 150, filterOperators: [isAnyOf] },
];
// preview-end

export default function AnyOfOperator() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [{ id: 1, columnField: 'status', operatorValue: 'isAnyOf', value: ['open', 'packed'] }],
  });
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Orders still in the warehouse"
        rows={orders}
        columns={columns}
        filterModel={filterModel}
        onFilterModelChange={(model) => setFilterModel(model)}
      />
    </div>
  );
}
