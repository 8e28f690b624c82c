import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

interface Buoy {
  code: string;
  bay: string;
  depth: number;
}

const buoys: Buoy[] = [
  { code: 'N-12', bay: 'Cormorant Bay', depth: 14 },
  { code: 'S-03', bay: 'Salt Inlet', depth: 6 },
];

const columns: GridColDef<Buoy>[] = [
  { field: 'code', headerName: 'Buoy', width: 90 },
  { field: 'bay', headerName: 'Bay', flex: 1, minWidth: 120 },
  { field: 'depth', headerName: 'Depth', type: 'number', width: 90 },
];

const getBuoyCode = (buoy: Buoy) => buoy.code;

export default function GridInFlexParent() {
  return (
    <Box sx={{ minHeight: 220 }}>
      {/* preview-start */}
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Buoys' } }}
          rows={buoys}
          columns={columns}
          getRowId={getBuoyCode}
          hideFooter
        />
      </div>
      {/* preview-end */}
    </Box>
  );
}
