import { DataGrid, type GridColumns, type GridRowsProp } from '@material-ui/data-grid';

// preview-start
const columns: GridColumns = [
  { field: 'ferry', headerName: 'Ferry', flex: 1, minWidth: 130 },
  { field: 'pier', headerName: 'Pier', width: 115 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 125 },
];

const rows: GridRowsProp = [
  { id: 1, ferry: 'Kittiwake', pier: 'A', seats: 180 },
  { id: 2, ferry: 'Grey Heron', pier: 'C', seats: 95 },
  { id: 3, ferry: 'Oystercatcher', pier: 'B', seats: 240 },
];
// preview-end

export default function FirstGrid() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid aria-label="Ferries" rows={rows} columns={columns} />
    </div>
  );
}
