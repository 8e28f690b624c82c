import * as React from 'react';
import Typography from '@material-ui/core/Typography';
import { DataGrid, type GridColumns, type GridSelectionModel } from '@material-ui/data-grid';

const columns: GridColumns = [
  { field: 'tune', headerName: 'Tune', flex: 1, minWidth: 130 },
  { field: 'key', headerName: 'Key', width: 115 },
];

const rows = [
  { id: 'jig', tune: 'Miller’s Jig', key: 'G' },
  { id: 'reel', tune: 'Ferry Reel', key: 'D' },
  { id: 'air', tune: 'Slow Air', key: 'A' },
];

export default function ControlledSelection() {
  const [selected, setSelected] = React.useState<GridSelectionModel>(['reel']);

  return (
    <div style={{ height: 260, width: '100%', display: 'flex', flexDirection: 'column' }}>
      <Typography role="status" variant="body2" gutterBottom>
        {selected.length > 0 ? `Tonight: ${selected.join(', ')}` : 'Nothing picked'}
      </Typography>
      <div style={{ flexGrow: 1, minHeight: 0 }}>
        {/* preview-start */}
        <DataGrid
          aria-label="Tunes for tonight"
          rows={rows}
          columns={columns}
          checkboxSelection
          selectionModel={selected}
          onSelectionModelChange={(model) => setSelected(model)}
          hideFooter
        />
        {/* preview-end */}
      </div>
    </div>
  );
}
