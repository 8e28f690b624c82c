import * as React from 'react';
import MenuItem from '@material-ui/core/MenuItem';
import TextField from '@material-ui/core/TextField';
import { DataGrid, type GridColumns, type GridDensity } from '@material-ui/data-grid';
import { stock } from '../../data/stock';

const columns: GridColumns = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 140 },
];

const densities: GridDensity[] = ['compact', 'standard', 'comfortable'];

export default function DenseGrid() {
  const [density, setDensity] = React.useState<GridDensity>('compact');
  return (
    <div style={{ width: '100%' }}>
      <TextField
        select
        id="density"
        label="Density"
        value={density}
        onChange={({ target }) =>
          setDensity(densities.find((it) => it === target.value) ?? density)
        }
        style={{ width: 160, marginBottom: 8 }}
      >
        {densities.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <div style={{ height: 320 }}>
        <DataGrid aria-label="Stock" rows={stock} columns={columns} density={density} />
      </div>
    </div>
  );
}
