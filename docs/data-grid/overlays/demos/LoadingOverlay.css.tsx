import LinearProgress from '@mui/material/LinearProgress';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import './LoadingOverlay.css';

const rows = [
  { id: 1, cave: 'Bear hole', bats: 212 },
  { id: 2, cave: 'Dripstone', bats: 87 },
  { id: 3, cave: 'Echo gate', bats: 340 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'cave', headerName: 'Cave', flex: 1, minWidth: 110 },
  { field: 'bats', headerName: 'Bats', type: 'number', width: 90 },
];

// preview-start
function CountingBats() {
  return (
    <div role="row" className="bats-overlay">
      <div role="gridcell" className="bats-card">
        <span id="bats-counted">Counting bats: 2 of 3 caves</span>
        <LinearProgress
          aria-labelledby="bats-counted"
          variant="determinate"
          value={67}
          color="inherit"
        />
      </div>
    </div>
  );
}
// preview-end

const slots = { loadingOverlay: CountingBats };

export default function LoadingOverlay() {
  return (
    <div className="bats">
      <DataGrid
        aria-label="Bat counts"
        rows={rows}
        columns={columns}
        slots={slots}
        loading
        hideFooter
      />
    </div>
  );
}
