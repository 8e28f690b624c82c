import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, cave: 'Bear hole', bats: 212 },
  { id: 2, cave: 'Dripstone', bats: 87 },
  { id: 3, cave: 'Echo gate', bats: 340 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'cave', headerName: 'Cave', flex: 1, minWidth: 110 },
  { field: 'bats', headerName: 'Bats', type: 'number', width: 90 },
];

const card = { gap: 1.5, p: 2, borderRadius: 1, color: '#fff', bgcolor: '#052f4a' };

// preview-start
function CountingBats() {
  return (
    <Stack role="row" sx={{ height: '100%', alignItems: 'center', justifyContent: 'center' }}>
      <Stack role="gridcell" sx={card}>
        <span id="bats-counted">Counting bats: 2 of 3 caves</span>
        <LinearProgress
          aria-labelledby="bats-counted"
          variant="determinate"
          value={67}
          color="inherit"
        />
      </Stack>
    </Stack>
  );
}
// preview-end

const slots = { loadingOverlay: CountingBats };

export default function LoadingOverlay() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <DataGrid
        aria-label="Bat counts"
        rows={rows}
        columns={columns}
        slots={slots}
        loading
        hideFooter
      />
    </Box>
  );
}
