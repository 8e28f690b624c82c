import * as React from 'react';
import TextField from '@material-ui/core/TextField';
import { DataGrid, type GridColumns } from '@material-ui/data-grid';

const columns: GridColumns = [
  { field: 'map', headerName: 'Map sheet', flex: 1, minWidth: 150 },
  { field: 'scale', headerName: 'Scale', width: 120 },
];

const rows = [
  { id: 1, map: 'Moor and Fen', scale: '1:25 000' },
  { id: 2, map: 'Upper Lakes', scale: '1:50 000' },
  { id: 3, map: 'Moorland Paths', scale: '1:10 000' },
];

export default function OutsideFilter() {
  // preview-start
  const [query, setQuery] = React.useState('moor');
  const filterModel = React.useMemo(
    () => ({ items: [{ id: 1, columnField: 'map', operatorValue: 'contains', value: query }] }),
    [query],
  );
  // preview-end

  return (
    <div style={{ height: 310, width: '100%', display: 'flex', flexDirection: 'column' }}>
      <TextField
        id="find-a-map"
        label="Find a map"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <div style={{ flexGrow: 1, minHeight: 0, marginTop: 16 }}>
        <DataGrid
          aria-label="Maps"
          rows={rows}
          columns={columns}
          filterModel={filterModel}
          disableColumnFilter
          hideFooter
        />
      </div>
    </div>
  );
}
