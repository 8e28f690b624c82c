import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid';

interface Telescope {
  id: number;
  name: string;
  mirror: number;
  status: 'Observing' | 'Service';
}

const rows: Telescope[] = [
  { id: 1, name: 'North dome', mirror: 2.4, status: 'Observing' },
  { id: 2, name: 'Ridge array', mirror: 1.2, status: 'Service' },
  { id: 3, name: 'South dome', mirror: 3.6, status: 'Observing' },
];

// preview-start
function StatusCell({ value }: GridRenderCellParams<Telescope, Telescope['status']>) {
  return <Chip label={value} size="small" variant={value === 'Service' ? 'outlined' : 'filled'} />;
}

const columns: GridColDef<Telescope>[] = [
  { field: 'name', headerName: 'Telescope', flex: 1, minWidth: 100 },
  { field: 'mirror', headerName: 'Mirror (m)', type: 'number', width: 94 },
  { field: 'status', headerName: 'Status', width: 110, display: 'flex', renderCell: StatusCell },
];
// preview-end

export default function CustomCells() {
  return (
    <Box sx={{ height: 232, width: '100%' }}>
      <DataGrid aria-label="Observatory telescopes" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
