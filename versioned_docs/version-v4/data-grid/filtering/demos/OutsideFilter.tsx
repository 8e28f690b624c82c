import * as React from 'react';
import MenuItem from '@material-ui/core/MenuItem';
import TextField from '@material-ui/core/TextField';
import { DataGrid, type GridColumns, type GridFilterModel } from '@material-ui/data-grid';
import { stock } from '../../data/stock';

const columns: GridColumns = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
  { field: 'warehouse', headerName: 'Warehouse', width: 165 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 140 },
];

export default function OutsideFilter() {
  // preview-start
  const [warehouse, setWarehouse] = React.useState('Lyon');
  const filterModel = React.useMemo<GridFilterModel>(
    () => ({ items: [{ columnField: 'warehouse', operatorValue: 'equals', value: warehouse }] }),
    [warehouse],
  );
  // preview-end

  return (
    <div style={{ width: '100%' }}>
      <TextField
        select
        id="warehouse"
        label="Warehouse"
        value={warehouse}
        onChange={({ target }) => setWarehouse(target.value)}
        style={{ width: 160, marginBottom: 8 }}
      >
        {['Rotterdam', 'Gdańsk', 'Lyon'].map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Stock of a warehouse"
          rows={stock}
          columns={columns}
          filterModel={filterModel}
          disableColumnFilter
        />
      </div>
    </div>
  );
}
