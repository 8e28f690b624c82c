import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ColumnsPanelTrigger, DataGrid, ExportCsv, Toolbar } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

// preview-start
function ScoreToolbar() {
  return (
    <Toolbar aria-label="Score tools">
      <ColumnsPanelTrigger render={<Button />}>Columns</ColumnsPanelTrigger>
      <ExportCsv render={<Button />}>Download</ExportCsv>
    </Toolbar>
  );
}

const slots = { toolbar: ScoreToolbar };
// preview-end

const rows = [
  { id: 1, piece: 'Nocturne', key: 'E-flat', minutes: 5 },
  { id: 2, piece: 'Toccata', key: 'D minor', minutes: 9 },
  { id: 3, piece: 'Barcarolle', key: 'F-sharp', minutes: 8 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'piece', headerName: 'Piece', flex: 1, minWidth: 110 },
  { field: 'key', headerName: 'Key', width: 80 },
  { field: 'minutes', headerName: 'Minutes', type: 'number' },
];

export default function ToolbarFromParts() {
  return (
    <Box sx={{ height: 330, width: '100%' }}>
      <DataGrid
        aria-label="Sheet music"
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
