import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

interface Ferry {
  id: number;
  name: string;
  route: string;
  seats: number;
}

const rows: Ferry[] = [
  { id: 1, name: 'Kittiwake', route: 'Harbor – Seal Island', seats: 48 },
  { id: 2, name: 'Grey Heron', route: 'Harbor – Lighthouse', seats: 120 },
  { id: 3, name: 'Sandpiper', route: 'Seal Island – Point Ash', seats: 32 },
];

// preview-start
const columns: GridColDef<Ferry>[] = [
  { field: 'name', headerName: 'Ferry', width: 120 },
  { field: 'route', headerName: 'Route', flex: 1, minWidth: 180 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 90 },
];

export default function FirstGrid() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid slotProps={{ main: { 'aria-label': 'Ferries' } }} rows={rows} columns={columns} />
    </div>
  );
}
// preview-end
